import { ok } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, runAlone, summerAfternoon } from '@holeshot/shared-core/testing';
import { remote } from './remote';

runAlone(remote, {
  vehicles: [nova, { ...nova, uid: 'duster', name: 'Duster' }],
  locations: [greatLakes],
  entries: novaPasses,
  observation: ok(summerAfternoon),
  now: Date.parse(summerAfternoon.datetime) + 4 * 60_000,
});
