/** Of the log books that this app writes: rises when stored entries change their shape, not with each release. */
export const dataVersion = 1;
