import { seconds, type LogEntry, type OwnProof } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import { proofOfPass } from './proofOfPass';

const minute = 60_000;
const ranAt = Date.parse(fullPass.log_entry_datetime);
const { et_1320 } = fullPass.timeslip;

const signed = (minutesBefore: number, change: Partial<OwnProof> = {}): OwnProof => ({
  ...{ vehicleUid: fullPass.vehicle.uid, proof: `at.${minutesBefore}` },
  call: {
    ...{ car: 'Nova', finish: 1320, at: ranAt - minutesBefore * minute },
    ...{ et: seconds(11.235), low80: seconds(11.21), high80: seconds(11.26) },
  },
  ...change,
});
const pass = (minutesBefore: number, vehicle = fullPass.vehicle): LogEntry => ({
  ...{ ...fullPass, vehicle, log_entry_uid: `pass ${minutesBefore}` },
  log_entry_datetime: new Date(ranAt - minutesBefore * minute).toISOString(),
});
const find = (proofs: OwnProof[], ...others: LogEntry[]) =>
  proofOfPass(proofs, fullPass, [fullPass, ...others]);

test('a pass has the last call signed before it', () => {
  const proofs = [signed(-30), signed(6), signed(20)];
  expect(find(proofs, pass(-10), pass(60))).toEqual({ proof: proofs[1], slipEt: et_1320 });
});

test('a call counts for the next pass alone, of its own car, within twelve hours', () => {
  expect(find([signed(20)], pass(10))).toBeUndefined();
  expect(find([signed(20)], pass(10, { ...fullPass.vehicle, uid: 'duster' }))).toHaveProperty('proof');
  expect(find([signed(20, { vehicleUid: 'duster' })])).toBeUndefined();
  expect(find([signed(12 * 60)])).toBeUndefined();
  expect(find([])).toBeUndefined();
});

test('a call signed after the time of the pass makes no card, and that is said until the next pass', () => {
  const reason = expect.stringMatching(
    /^No proof card: the call was signed at \d+:\d\d [AP]M, after the time of this pass\.$/,
  ) as string;
  expect(find([signed(-5)])).toEqual({ reason });
  expect(find([signed(-1)])).toEqual({ reason });
  expect(find([signed(-45)])).toBeUndefined();
  expect(find([signed(-5)], pass(-10))).toBeUndefined();
});

test('a call signed in the minute of the pass counts, as the time of a pass is a whole minute', () => {
  expect(ranAt % minute).toBe(0);
  expect(find([signed(-0.9)])).toHaveProperty('proof');
  expect(find([signed(0.1)], pass(1))).toBeUndefined();
});

test('a slip without the ET that was called makes no card, and says so', () => {
  const { et_1320: _et, ...timeslip } = fullPass.timeslip;
  expect(proofOfPass([signed(6)], { ...fullPass, timeslip }, [])).toEqual({
    reason: 'No proof card: the slip has no 1/4 mile ET.',
  });
});

test('a pass without a time has no card', () => {
  expect(proofOfPass([signed(6)], { ...fullPass, log_entry_datetime: 'noon' }, [])).toBeUndefined();
});
