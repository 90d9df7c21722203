#pragma once

/// Has libtiff count its errors for each thread instead of printing them; without libtiff in the program nothing happens.
///
/// Leptonica decodes TIFF with it, and delivers a picture, partly blank, where a strip could not be decoded.
void boardscan_count_tiff_errors(void);

/// How many errors libtiff met on this thread since this was last asked.
int boardscan_take_tiff_errors(void);
