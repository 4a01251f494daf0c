import type { LogEntry, RaceEvent } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { offeredRound, sameAsLast } from './offeredRound';

const [pass] = novaPasses;
const passOf = (vehicleUid: string, event?: RaceEvent): LogEntry => ({
  ...pass!,
  vehicle: { ...pass!.vehicle, uid: vehicleUid },
  ...(event && { event }),
});
const e1: RaceEvent = { name: 'Fall Classic', class: 'Super Pro', round: 'E1' };

test('a pass without an event, between rounds, leaves the next round what it was', () => {
  const today = [passOf('nova'), passOf('nova', e1)];
  const offered = { event_name: 'Fall Classic', event_class: 'Super Pro', true_start: false, round: 'E2' };
  const setup = { lane: pass!.timeslip.lane, dialin_et: pass!.timeslip.dialin_et!.toFixed(2) };
  const without = { lane: 'Left', dialin_et: '' };
  expect(offeredRound(today, 'nova', true)).toEqual({ ...offered, ...setup });
  expect(offeredRound(today, 'duster', true)).toEqual({
    ...{ ...offered, event_class: '', round: 'T1' },
    ...without,
  });
  expect(offeredRound([passOf('nova')], 'nova', true)).toMatchObject({ event_name: '', round: 'T1' });
});

test('a pass of a day without rounds is none, but has the lane and the dial of the one before', () => {
  const { lane, dialin_et } = pass!.timeslip;
  expect(offeredRound([passOf('nova')], 'nova', false)).toMatchObject({
    ...{ event_name: '', round: '', lane, dialin_et: dialin_et!.toFixed(2) },
  });
  expect(offeredRound([passOf('nova', e1)], 'duster', false)).toMatchObject({ round: 'T1', dialin_et: '' });
});

test('“Same as last pass” has nothing of an event from a pass without one', () => {
  expect(sameAsLast(passOf('nova'))).not.toHaveProperty('event_name');
  const same = sameAsLast(passOf('nova', e1));
  expect(same).toMatchObject({ event_name: 'Fall Classic', event_class: 'Super Pro' });
  expect(same).not.toHaveProperty('round');
});
