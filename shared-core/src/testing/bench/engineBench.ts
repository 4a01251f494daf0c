// npm run bench -w shared-core: what a pass and a prediction cost as a log book grows to 1,000 passes.
import { createEngine } from '../../domain/prediction/engine/engine';
import { learnPass } from '../../domain/prediction/engine/learnPass';
import { predictNext } from '../../domain/prediction/engine/predictNext';
import { streetCar, streetCarPasses } from '../fixtures/streetCar';

const wanted = 1000;
const twoYears = 2 * 365.25 * 86_400_000;

/** The street car's two seasons again and again, a thousand passes in time order. */
const passes = Array.from({ length: wanted }, (_, index) => {
  const round = Math.floor(index / streetCarPasses.length);
  const pass = streetCarPasses[index % streetCarPasses.length];
  if (pass === undefined) throw new Error('the fixture is empty');
  const at = new Date(Date.parse(pass.log_entry_datetime) + round * twoYears).toISOString();
  return { ...pass, log_entry_uid: `pass-${index}`, log_entry_datetime: at };
});

const engine = createEngine(streetCar, 1320);
const learning: number[] = [];
const predicting: number[] = [];
for (const pass of passes) {
  const { location, weather, log_entry_datetime: iso, timeslip } = pass;
  if (weather === null) continue;
  const start = performance.now();
  predictNext(engine, { location, weather, iso, tune: 1, lane: timeslip.lane }, true);
  const predicted = performance.now();
  learnPass(engine, pass);
  predicting.push(predicted - start);
  learning.push(performance.now() - predicted);
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;
const median = (values: readonly number[]): number =>
  rounded([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN);
const rows = Array.from({ length: 5 }, (_, part) => {
  const [from, to] = [(part * wanted) / 5, ((part + 1) * wanted) / 5];
  return {
    passes: `${from + 1} to ${to}`,
    'learn, ms': median(learning.slice(from, to)),
    'predict, ms': median(predicting.slice(from, to)),
  };
});
console.table(rows);
const total = [...learning, ...predicting].reduce((sum, value) => sum + value, 0);
console.log(`A walk over ${wanted} passes, each predicted and learned: ${rounded(total / 1000)} s`);
