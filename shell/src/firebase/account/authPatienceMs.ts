/** Time (ms) that Auth's requests get at the start. */
export const authPatienceMs = 4_000;
