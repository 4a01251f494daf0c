/** Where a remote is published: its pointer file, on this origin or on one of its own. */
export interface RemotePlace {
  name: string;
  pointer: string;
}

/** One line a remote; the order is the order of the menus. */
export const remotePlaces: readonly RemotePlace[] = [
  { name: 'mf_logbook', pointer: '/remotes/mf-logbook/current.json' },
  { name: 'mf_predictions', pointer: '/remotes/mf-predictions/current.json' },
  { name: 'mf_vehicles', pointer: '/remotes/mf-vehicles/current.json' },
  { name: 'mf_locations', pointer: '/remotes/mf-locations/current.json' },
  { name: 'mf_weather', pointer: '/remotes/mf-weather/current.json' },
  { name: 'mf_account', pointer: '/remotes/mf-account/current.json' },
];
