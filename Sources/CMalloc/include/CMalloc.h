#pragma once

/// Has large blocks taken from the heap, and the heap keep what was freed.
///
/// A picture's buffers come and go by the megabyte: given back to the system each time, they cost more in page faults
/// than much of what is done with them.
void boardscan_keep_freed_memory(void);
