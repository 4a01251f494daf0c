import { inOneGo } from '../work/inOneGo';
import { streetCar, streetCarLocations, streetCarPasses } from '../../testing/fixtures/streetCar';
import { engineFor } from './engineFor';
import type { Engine } from './engine/engine';
import { learn } from './learn';
import { learnInSteps } from './learnInSteps';
import { newestPasses } from './newestPasses';
import { passesToLearn } from './passesToLearn';
import { predict, type Prediction } from './predict';
import { predictEt } from '../../testing/predictEt';

const [location] = streetCarLocations as [(typeof streetCarLocations)[number]];
const weekMs = 7 * 86_400_000;

/** The car's passes again and again, week after week; the newest ones are the same however many there are. */
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, back) => {
    const pass = streetCarPasses[back % streetCarPasses.length]!;
    const at = new Date(Date.UTC(2026, 5, 20) - back * weekMs).toISOString();
    const weather = pass.weather && { ...pass.weather, datetime: at };
    return { ...pass, log_entry_uid: `${name}-${back}`, log_entry_datetime: at, weather };
  });

const observation = streetCarPasses.flatMap(({ weather }) => weather ?? [])[0]!;

const predicted = (passes: ReturnType<typeof many>): Prediction => {
  const result = predictEt({ vehicle: streetCar, location, observation, passes });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};

const lesson = (passes: ReturnType<typeof many>) => {
  const own = passesToLearn(streetCar, passes);
  return { own, engine: engineFor({ vehicle: streetCar, location }, own) };
};
/** Ends a lesson after so many passes. */
const after = (count: number) => {
  let left = count;
  return () => (left -= 1) === 0;
};
const called = (engine: Engine) => predict(engine, { location, observation });

describe('learning', () => {
  test('leaves the given engine as it is', () => {
    const { own, engine } = lesson(many(40, 'value'));
    const half = learn(engine, own.slice(0, 20));
    const before = structuredClone(half);
    const whole = learn(half, own);
    expect(whole.learned).toHaveLength(40);
    expect(half).toEqual(before);
    expect(engine.learned).toEqual([]);
  });

  test('gives the same engine, to the last digit, in one lesson, in many and on top of another', () => {
    const { own, engine } = lesson(many(40, 'same'));
    const once = learn(engine, own);
    expect(inOneGo(learnInSteps(engine, own))).toEqual(once);
    expect(learn(learn(engine, own, after(13)), own)).toEqual(once);
    const elsewhere = learn(engine, own.slice(20));
    expect(learn(elsewhere, own)).toEqual(once);
  });

  test('ends early where the caller has enough, after one pass at least', () => {
    const { own, engine } = lesson(many(40, 'enough'));
    const part = learn(engine, own, after(10));
    expect(part.learned).toEqual(own.slice(0, 10));
    expect(learn(part, own, () => true).learned).toHaveLength(11);
  });

  test('takes a step for each pass that is new', () => {
    const { own, engine } = lesson(many(40, 'steps'));
    expect([...learnInSteps(engine, own)]).toHaveLength(39);
    const known = learn(engine, own.slice(0, 38));
    expect([...learnInSteps(known, own)]).toEqual([39 / 40]);
    expect([...learnInSteps(learn(engine, own), own)]).toEqual([]);
  });

  test('goes on with equal copies of its passes, and begins again where one was edited', () => {
    const { own, engine } = lesson(many(40, 'edited'));
    const known = learn(engine, own);
    const again = structuredClone(own);
    const learned: number[] = [];
    const counting = () => learned.push(1) > 100;
    expect(learn(known, again, counting).learned[7]).toBe(again[7]);
    expect(learned).toHaveLength(0);
    const edited = own.with(30, { ...own[30]!, weather: null });
    expect(learn(known, edited, counting)).toEqual(learn(engine, edited));
    expect(learned).toHaveLength(40);
    expect(called(learn(known, own.slice(1)))).toEqual(called(learn(engine, own.slice(1))));
  });
});

test('the newest passes of a long log book count alone', () => {
  expect(predicted(many(1_100, 'long')).passes).toHaveLength(600);
  const { et, sd } = predicted(many(600, 'short'));
  const long = predicted(many(1_100, 'longer'));
  expect([long.et, long.sd]).toEqual([et, sd]);
});

test('the learned passes say all that a prediction needs, the distance too', () => {
  const quarterMile = { ...location, track_length: 1320 } as const;
  const eighthMile = { ...streetCar, finish: 660 } as const;
  const passes = many(1_100, 'whole').map((pass, back) => {
    const { et_1320: _, ...eighth } = pass.timeslip;
    return back < 700 ? { ...pass, timeslip: eighth } : pass;
  });
  const of = (some: typeof passes) =>
    predictEt({ vehicle: eighthMile, location: quarterMile, observation, passes: some });
  const newest = newestPasses(passes.toReversed());
  expect(newest).toHaveLength(600);
  expect(of(passes)).toMatchObject({ ok: true, value: { finish: 660 } });
  expect(of([...newest])).toEqual(of(passes));
});
