import { miles, ok } from '@holeshot/shared-core';
import { greatLakes, runAlone } from '@holeshot/shared-core/testing';
import { remote } from './remote';

const station = greatLakes.weather_station;

runAlone(remote, {
  locations: [greatLakes],
  stations: ok(
    station === null
      ? []
      : [station, { ...station, id: 'KBUU', name: 'Burlington Municipal', distance: miles(11.4) }],
  ),
});
