/** @jest-environment jsdom */
import { ok } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  describeRemote,
  greatLakes,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { within } from '@testing-library/react';
import { offer } from './offer';
import { remote } from './remote';

describeRemote(
  'the weather',
  offer,
  remote,
  { observation: { locationUid: greatLakes.uid } },
  () => createMemoryPlatform({ locations: [greatLakes], observation: ok(summerAfternoon) }),
  {
    'current-weather': (drawn) => expect(within(drawn).getByText('Density altitude')).toBeInTheDocument(),
    observation: (drawn) => expect(within(drawn).getByDisplayValue('87.0')).toBeInTheDocument(),
  },
);

test('the weather offers its one widget', () => {
  expect(Object.keys(offer.widgets)).toEqual(['current-weather']);
});
