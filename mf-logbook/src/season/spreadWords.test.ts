import { seconds, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { lastCarOf } from './lastCar';
import { spreadWords } from './spreadWords';

const { et_60: _, ...slip } = novaPasses[0]!.timeslip;
/** Sixteen passes whose air, launch and rest are known. */
const season = (sixties: number): LogEntry[] =>
  Array.from({ length: 16 }, (_, index) => {
    const way = (bit: number) => (index & bit ? 1 : -1) * Math.sqrt(15 / 16);
    const launch = 0.01 * way(4);
    const call = 11 + 0.04 * way(8);
    const et = call + 1.5 * launch + 0.02 * way(1);
    return {
      ...novaPasses[0]!,
      log_entry_uid: `pass-${index}`,
      timeslip: { ...slip, ...(index < sixties && { et_60: seconds(1.5 + launch) }) },
      derived: { finish_et: seconds(et), finish_ddp: seconds(call) },
    };
  });
const wordsOf = (entries: readonly LogEntry[]) => spreadWords(lastCarOf(entries)!);

test('the spread of the last car is said with its parts', () => {
  expect(wordsOf(season(16))).toBe(
    "'69 Nova: ET spread ± 0.047 s: air and tune 72 %, launch 10 %, car and track 18 %.",
  );
});

test('without enough 60 ft times the launch is part of the rest', () => {
  expect(wordsOf(season(4))).toBe(
    "'69 Nova: ET spread ± 0.047 s: air and tune 72 %, launch, car and track 28 %.",
  );
});

test('passes that are not drawn and those of another car or distance do not count', () => {
  const [pass] = season(16);
  const before = { ...pass!, log_entry_datetime: '2025-06-01T16:00:00.000Z' };
  const others: LogEntry[] = [
    { ...before, derived: { ...before.derived, finish_et: seconds(15) } },
    { ...before, derived: { ...before.derived, finish_et: seconds(0) } },
    { ...before, vehicle: { ...before.vehicle, uid: 'duster' } },
    {
      ...before,
      location: { ...before.location, track_length: 660 },
      derived: { finish_et: seconds(7.1), finish_ddp: seconds(7.2) },
    },
  ];
  expect(wordsOf([...season(16), ...others])).toBe(wordsOf(season(16)));
});

test('nothing is said below ten passes, and of a car on a timer', () => {
  expect(wordsOf(season(16).slice(0, 9))).toBe('');
  expect(wordsOf(season(16).map((pass) => ({ ...pass, setup: { throttle_stop: seconds(1.1) } })))).toBe('');
});
