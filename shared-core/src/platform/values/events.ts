/** Facts that parts tell each other; what can be observed from a repository is never an event. */
export interface EventMap {
  'log-entry-saved': { logEntryUid: string; vehicleUid: string };
  'vehicle-saved': { vehicleUid: string };
  'location-saved': { locationUid: string };
}

export type EventName = keyof EventMap;
