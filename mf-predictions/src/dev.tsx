import { fahrenheit, ok } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, runAlone, summerAfternoon } from '@holeshot/shared-core/testing';
import { remote } from './remote';

const newest = Date.parse(summerAfternoon.datetime);

/** Reports of a summer's day, one every five minutes, coolest in the morning. */
const lastDay = Array.from({ length: 289 }, (_, index) => ({
  ...summerAfternoon,
  datetime: new Date(newest - (288 - index) * 300_000).toISOString(),
  air_temp: fahrenheit(summerAfternoon.air_temp - 11 + 11 * Math.cos((2 * Math.PI * (278 - index)) / 288)),
}));

runAlone(remote, {
  vehicles: [nova, { ...nova, uid: 'duster', name: 'Duster' }],
  locations: [greatLakes, { ...greatLakes, uid: 'byron', title: 'Byron Dragway' }],
  predictions: [
    { key: 'a', vehicle_uid: nova.uid, location_uid: greatLakes.uid },
    { key: 'b', vehicle_uid: nova.uid, location_uid: 'byron' },
  ],
  entries: novaPasses,
  observation: ok(lastDay.at(-1) ?? summerAfternoon),
  lastDay,
  now: newest + 4 * 60_000,
});
