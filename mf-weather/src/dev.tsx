import { ok } from '@holeshot/shared-core';
import { greatLakes, runAlone, summerAfternoon } from '@holeshot/shared-core/testing';
import { remote } from './remote';

const fourMinutes = 240_000;

runAlone(remote, {
  locations: [greatLakes],
  observation: ok({ ...summerAfternoon, datetime: new Date(Date.now() - fourMinutes).toISOString() }),
});
