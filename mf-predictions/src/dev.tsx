import { ok } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, runAlone, summerAfternoon } from '@holeshot/shared-core/testing';
import { remote } from './remote';

runAlone(remote, {
  vehicles: [nova],
  locations: [greatLakes],
  entries: novaPasses,
  observation: ok(summerAfternoon),
});
