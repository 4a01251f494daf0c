/** Facts that parts tell each other; a value of a repository is never an event. */
export interface EventMap {
  'log-entry-saved': {
    logEntryUid: string;
    vehicleUid: string;
    /** Neither an edit nor a restored pass; absent from an older log book. */
    isNew?: boolean;
  };
}

/** Name of an event. */
export type EventName = keyof EventMap;
