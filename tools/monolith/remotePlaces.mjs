/** Replaces the worker's list of remotes: it stores the shell's files only. */
export const remotePlaces = [];
