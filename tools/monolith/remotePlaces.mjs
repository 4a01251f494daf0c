/** Stands for the worker's list of remotes: all that it keeps is in its list of files. */
export const remotePlaces = [];
