import type { LogEntry } from '../entities/LogEntry';
import { inOneGo } from '../work/inOneGo';
import { seconds } from '../units/units';
import { doubtedPasses } from './doubtedPasses';
import { doubtPass } from './doubtPass';
import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';

const allOut = streetCarPasses.filter(({ timeslip }) => timeslip.quality === 'All Out');
const [good, other] = [allOut[60]!, allOut[80]!];
const spun = (pass: LogEntry): LogEntry => ({
  ...pass,
  timeslip: { ...pass.timeslip, et_60: seconds((pass.timeslip.et_60 ?? 0) * 1.15) },
});
const changed = (change: (pass: LogEntry) => LogEntry): LogEntry[] =>
  streetCarPasses.map((pass) => (pass === good || pass === other ? change(pass) : pass));

test('finds the doubts that each pass alone has', () => {
  const passes = changed(spun);
  const { doubts, engines } = inOneGo(doubtedPasses(streetCar, passes));
  expect(doubts.get(good.log_entry_uid)).toBe('Spun');
  expect(doubts.get(other.log_entry_uid)).toBe('Spun');
  for (const pass of passes) {
    const alone = inOneGo(doubtPass({ vehicle: streetCar, passes, pass, known: engines }));
    expect(doubts.get(pass.log_entry_uid)).toBe(alone.doubt);
  }
});

test('a pass that the racer confirmed is not doubted, and counts', () => {
  const passes = changed(spun).map((pass) =>
    pass.log_entry_uid === good.log_entry_uid
      ? { ...pass, timeslip: { ...pass.timeslip, quality_sure: true } }
      : pass,
  );
  const { doubts } = inOneGo(doubtedPasses(streetCar, passes));
  expect(doubts.has(good.log_entry_uid)).toBe(false);
  expect(doubts.get(other.log_entry_uid)).toBe('Spun');
  const pass = passes.find(({ log_entry_uid }) => log_entry_uid === good.log_entry_uid)!;
  expect(inOneGo(doubtPass({ vehicle: streetCar, passes, pass })).doubt).toBeUndefined();
});

test('a car without passes has none', () => {
  expect(inOneGo(doubtedPasses(streetCar, []))).toEqual({ doubts: new Map(), engines: [] });
});
