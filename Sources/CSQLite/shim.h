#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT, a number cast to a function, is nothing that Swift can say: SQLite copies the bytes.

static inline int bindCopiedBytes(sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, position, bytes, count, SQLITE_TRANSIENT);
}

static inline int bindCopiedText(sqlite3_stmt *statement, int position, const char *text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, position, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}
