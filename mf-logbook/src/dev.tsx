import { greatLakes, nova, novaPasses, runAlone, summerAfternoon } from '@holeshot/shared-core/testing';
import { ok } from '@holeshot/shared-core';
import { remote } from './remote';

runAlone(remote, {
  vehicles: [nova],
  locations: [greatLakes],
  entries: novaPasses,
  observation: ok(summerAfternoon),
});
