import { fahrenheit, ok, percent, type StationObservation } from '@holeshot/shared-core';
import { greatLakes, novaPasses, runAlone, summerAfternoon } from '@holeshot/shared-core/testing';
import { remote } from './remote';

const minute = 60_000;
const newest = Date.now() - 4 * minute;

/** Summer day of reports, one every five minutes, coolest and dampest in the morning. */
const lastDay = Array.from({ length: 289 }, (_, index): StationObservation => {
  const sun = Math.cos((2 * Math.PI * (288 - index)) / 288);
  return {
    ...summerAfternoon,
    datetime: new Date(newest - (288 - index) * 5 * minute).toISOString(),
    air_temp: fahrenheit(76 + 11 * sun),
    humidity: percent(72 - 18 * sun),
  };
});

runAlone(remote, {
  locations: [
    { ...greatLakes, uid: 'indy', title: 'Lucas Oil Indianapolis Raceway Park' },
    { ...greatLakes, uid: 'byron', title: 'Byron Dragway' },
    greatLakes,
  ],
  entries: novaPasses,
  observation: ok(lastDay.at(-1) ?? summerAfternoon),
  lastDay,
});
