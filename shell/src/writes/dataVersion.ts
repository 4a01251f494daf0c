/** Version of the written log books; it rises when stored entries change their shape, not with each release. */
export const dataVersion = 1;
