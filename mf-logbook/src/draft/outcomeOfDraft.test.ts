import { greatLakes, nova } from '@holeshot/shared-core/testing';
import { freshEntry, type EntryDraft } from './entryDraft';
import { isOddWin, outcomeOfDraft, resultOfDraft } from './outcomeOfDraft';

const place = { passUid: 'p', vehicleUid: 'nova', locationUid: 'great-lakes', localTime: '2026-06-20T12:00' };
/** Creates a clean run at the dial, against an opponent at his. */
const draft = (change: Partial<EntryDraft> = {}): EntryDraft => ({
  ...freshEntry(place),
  ...{ dialin_et: '11.20', reaction_time: '0.020', et_1320: '11.250' },
  ...{ opponent_dial: '9.80', opponent_reaction: '0.060', opponent_et: '9.850' },
  ...change,
});
const at = { vehicle: nova, location: greatLakes };
const outcome = (change: Partial<EntryDraft> = {}) => outcomeOfDraft(draft(change), at);
const resultOf = (change: Partial<EntryDraft> = {}) => resultOfDraft(draft(change), outcome(change));

test('nothing is worked out while nothing is typed of an opponent, or no car or track is chosen', () => {
  const alone = { opponent_dial: '', opponent_reaction: '', opponent_et: '' };
  expect(outcome(alone)).toBeUndefined();
  expect(outcomeOfDraft(draft(), { ...at, vehicle: undefined })).toBeUndefined();
  expect(outcomeOfDraft(draft(), { ...at, location: undefined })).toBeUndefined();
  expect(resultOf(alone)).toBe('Time Only');
});

test('the first one across the line wins, and a red light loses', () => {
  expect(resultOf({ round: 'E1' })).toBe('Win');
  expect(resultOf({ round: 'E1', opponent_reaction: '0.000' })).toBe('Loss');
  expect(resultOf({ round: 'E1', reaction_time: '-0.001' })).toBe('Loss');
});

test('the racer’s own word and a time trial stand against what is worked out', () => {
  expect(resultOf({ round: 'E1', result: 'Loss', resultByHand: true })).toBe('Loss');
  expect(resultOf({ round: 'T1' })).toBe('Time Only');
});

test('a dead heat leaves the result that was chosen', () => {
  expect(resultOf({ round: 'E1', result: 'Loss', opponent_reaction: '0.020' })).toBe('Loss');
});

test('a win beside an own red light is odd until the opponent explains it', () => {
  expect(isOddWin(draft({ reaction_time: '-0.010' }), undefined)).toBe(true);
  expect(isOddWin(draft({ reaction_time: '0.000' }), undefined)).toBe(false);
  expect(isOddWin(draft({ reaction_time: '' }), undefined)).toBe(false);
  const both = { reaction_time: '-0.010', opponent_dial: '12.50', opponent_reaction: '-0.050' };
  expect(isOddWin(draft(both), outcome(both))).toBe(false);
  const mine = { reaction_time: '-0.010' };
  expect(isOddWin(draft(mine), outcome(mine))).toBe(true);
});
