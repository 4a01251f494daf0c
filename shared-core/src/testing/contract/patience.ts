/** Time (ms) in which a store shows what was saved: emulators on a busy machine take seconds. */
export const patience = 15_000;
