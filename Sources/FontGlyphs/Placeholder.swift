// The module's files follow.
