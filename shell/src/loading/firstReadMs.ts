/** Time (ms) that the first read of the log book gets before the racer is told. */
export const firstReadMs = 4_000;
