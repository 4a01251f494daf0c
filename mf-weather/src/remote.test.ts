/** @jest-environment jsdom */
import { ok } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  describeRemote,
  greatLakes,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { offer } from './offer';
import { remote } from './remote';

describeRemote('the weather', offer, remote, { observation: { locationUid: greatLakes.uid } }, () =>
  createMemoryPlatform({ locations: [greatLakes], observation: ok(summerAfternoon) }),
);
