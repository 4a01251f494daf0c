import { inOneGo } from '../work/inOneGo';
import { streetCar, streetCarLocations, streetCarPasses } from './fixtures/streetCar';
import { learnAhead } from './learnAhead';
import { newestPasses } from './newestPasses';
import { predictEt, type Prediction } from './predictEt';

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

describe('learning ahead', () => {
  test('takes a step for each pass, and changes nothing of the prediction', () => {
    const passes = many(40, 'ahead');
    const steps = [...learnAhead({ vehicle: streetCar, location, passes })];
    expect(steps).toHaveLength(40);
    expect(steps.at(-1)).toBe(1);
    const { et, sd } = predicted(passes);
    const again = predicted(many(40, 'not-ahead'));
    expect([et, sd]).toEqual([again.et, again.sd]);
  });

  test('leaves nothing to be learned: asked again it takes no step, one pass more takes one', () => {
    const passes = many(41, 'once');
    inOneGo(learnAhead({ vehicle: streetCar, location, passes: passes.slice(1) }));
    expect([...learnAhead({ vehicle: streetCar, location, passes: passes.slice(1) })]).toEqual([]);
    expect([...learnAhead({ vehicle: streetCar, location, passes })]).toHaveLength(1);
  });

  test('broken off it goes on where it was', () => {
    const passes = many(30, 'broken');
    const steps = learnAhead({ vehicle: streetCar, location, passes });
    for (let step = 0; step < 10; step += 1) steps.next();
    expect([...learnAhead({ vehicle: streetCar, location, passes })]).toHaveLength(20);
    expect([...steps]).toEqual([]);
  });
});

test('of a long log book the newest five hundred to a thousand passes count', () => {
  expect(predicted(many(1_100, 'long')).passes).toHaveLength(600);
  const { et, sd } = predicted(many(600, 'short'));
  const long = predicted(many(1_100, 'longer'));
  expect([long.et, long.sd]).toEqual([et, sd]);
});

test('the passes that are learned say all that a prediction needs, the distance too', () => {
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
