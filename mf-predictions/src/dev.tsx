import { ok } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, runAlone, summerAfternoon } from '@holeshot/shared-core/testing';
import { remote } from './remote';

runAlone(remote, {
  vehicles: [nova, { ...nova, uid: 'duster', name: 'Duster' }],
  locations: [greatLakes, { ...greatLakes, uid: 'byron', title: 'Byron Dragway' }],
  predictions: [
    { key: 'a', vehicle_uid: nova.uid, location_uid: greatLakes.uid },
    { key: 'b', vehicle_uid: nova.uid, location_uid: 'byron' },
  ],
  entries: novaPasses,
  observation: ok(summerAfternoon),
  now: Date.parse(summerAfternoon.datetime) + 4 * 60_000,
});
