#pragma once
#include <stddef.h>

/// Gives the whole pages within a range back to the system, whatever they hold; the range stays allocated.
void boardscan_forget(void *start, size_t length);
