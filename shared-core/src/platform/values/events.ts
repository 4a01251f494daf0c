/** Facts that parts tell each other; a value of a repository is never an event. */
export interface EventMap {
  'log-entry-saved': { logEntryUid: string; vehicleUid: string };
  'vehicle-saved': { vehicleUid: string };
  'location-saved': { locationUid: string };
}

/** Name of an event. */
export type EventName = keyof EventMap;
