import { seconds } from '../units/units';
import { indexPasses, nova, novaPasses } from '../../testing/fixtures/novaSeason';
import { greatLakes } from '../../testing/fixtures/fixtures';
import type { LogEntry } from '../entities/LogEntry';
import { learnOver } from './learnOver';
import { passesToLearn } from './passesToLearn';
import { checkTimer, supposedTimer } from './supposedTimer';

const engineOf = (passes: LogEntry[]) =>
  learnOver([1320], { vehicle: nova, location: greatLakes }, passesToLearn(nova, passes))[0]!;
const engine = engineOf(indexPasses);
const newest = Date.parse(indexPasses.at(-1)!.log_entry_datetime);

describe('the timer that a call supposes', () => {
  test('is that of the last pass, a full one too', () => {
    expect(supposedTimer(engine, undefined)).toEqual({ timer: 1.1, of: 'last pass' });
    const full = indexPasses.findLastIndex(({ setup }) => setup?.throttle_stop === 0);
    expect(supposedTimer(engineOf(indexPasses.slice(0, full + 1)), undefined)?.timer).toBe(0);
  });

  test('is the one noted last where the last pass has none', () => {
    const { setup: _, ...without } = indexPasses.at(-1)!;
    const of = engineOf([...indexPasses.slice(0, -1), without]);
    expect(supposedTimer(of, undefined)).toEqual({ timer: 0.9, of: 'earlier pass' });
  });

  test('is the one that the racer set, until a later pass notes its own', () => {
    expect(supposedTimer(engine, { timer: 0, at: newest })).toEqual({ timer: 0, of: 'racer' });
    expect(supposedTimer(engine, { timer: 0.45, at: newest - 1 })?.timer).toBe(1.1);
  });

  test.each([538, -1, NaN, 12])('is never %s', (timer) => {
    expect(supposedTimer(engine, { timer, at: newest + 1 })?.timer).toBe(1.1);
  });

  test('is none for a car without a stop, whatever was set', () => {
    const set = { timer: 0.45, at: newest + 1 };
    expect(supposedTimer(engineOf(novaPasses), set)).toBeUndefined();
    expect(supposedTimer(engineOf([]), set)).toBeUndefined();
    const full = novaPasses.map((pass) => ({ ...pass, setup: { throttle_stop: seconds(0) } }));
    expect(supposedTimer(engineOf(full), set)).toBeUndefined();
  });
});

test.each([
  [undefined, 'number'],
  [-0.1, 'negative'],
  [538, 'too-long'],
  [11.9, 'too-long'],
])('a typed timer of %s fails with %s', (timer, code) => {
  expect(checkTimer(engine, timer)).toMatchObject({ ok: false, failure: { code } });
});
