import { feet, miles, ok } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, runAlone } from '@holeshot/shared-core/testing';
import { remote } from './remote';

const station = greatLakes.weather_station;

runAlone(remote, {
  locations: [
    {
      ...greatLakes,
      address: '18411 1st St',
      zip: '53182',
      phone: '262 878-3783',
      website: 'greatlakesdragaway.com',
    },
    {
      ...greatLakes,
      uid: 'byron',
      title: 'Byron Dragway',
      city: 'Byron',
      state: 'IL',
      lat: 42.0805,
      lng: -89.2428,
      elevation: feet(765),
      track_direction: { index: 4, label: 'Southerly' },
    },
  ],
  vehicles: [nova],
  entries: novaPasses,
  stations: ok(
    station === null
      ? []
      : [station, { ...station, id: 'KBUU', name: 'Burlington Municipal', distance: miles(11.4) }],
  ),
});
