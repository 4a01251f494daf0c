import { fuzzedStation } from '../../../testing/fixtures/fuzzedStation';
import type { WeatherField } from '../station/checkWeather';
import { readOwnStation } from './readOwnStation';

const inCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;
const texts = inCampaign ? 1000 : 100;

/** Largest rounding of a written value, in °F, %, inHg and mph. */
const rounding: Record<WeatherField, number> = {
  air_temp: 0.11,
  humidity: 1.6,
  pressure: 0.045,
  wind_speed: 0.15,
};

test(`${texts} written texts of stations hold no value that is read silently wrong`, () => {
  const figures = new Map<string, { right: number; doubted: number; absent: number; wrong: number }>();
  const failures: string[] = [];
  for (let seed = 1; seed <= texts; seed += 1) {
    const { text, track, now, reported, air, at, elsewhere, layout, about } = fuzzedStation(seed);
    const { values, datetime } = readOwnStation(text, track, now, reported);
    const sum = figures.get(layout) ?? { right: 0, doubted: 0, absent: 0, wrong: 0 };
    for (const field of ['air_temp', 'humidity', 'pressure', 'wind_speed'] as const) {
      const truth = air[field];
      const found = values[field];
      if (found === undefined) sum.absent += Number(truth !== undefined);
      else if (found.doubt !== undefined) sum.doubted += 1;
      else {
        const isElsewhere = field === 'pressure' && elsewhere;
        const isRight =
          truth !== undefined && !isElsewhere && Math.abs(found.value - truth) <= rounding[field];
        sum[isRight ? 'right' : 'wrong'] += 1;
        if (!isRight) failures.push(`${about}: ${field} ${found.value}, is ${truth}\n${text}`);
      }
    }
    if (datetime !== undefined && Math.abs(Date.parse(datetime) - at) > 60_000)
      failures.push(`${about}: at ${datetime}, is ${new Date(at).toISOString()}\n${text}`);
    figures.set(layout, sum);
  }
  const all = [...figures.values()];
  const total = (key: 'right' | 'doubted' | 'absent' | 'wrong') =>
    all.reduce((sum, each) => sum + each[key], 0);
  console.info(
    `${texts} texts: ${total('right')} values right, ${total('doubted')} doubted, ${total('absent')} absent, ${total('wrong')} wrong\n` +
      [...figures]
        .sort()
        .map(([layout, sum]) => `${layout}: ${JSON.stringify(sum)}`)
        .join('\n'),
  );
  expect(failures).toEqual([]);
  expect(total('right')).toBeGreaterThan(texts * 2);
});
