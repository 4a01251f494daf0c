/** @jest-environment jsdom */
import {
  degrees,
  ok,
  type LatestObservation,
  type Result,
  type StationObservation,
} from '@holeshot/shared-core';
import { createSynoptic } from './createSynoptic';
import { createWeather } from './createWeather';
import { fuzzedAnswer, type SentAnswer } from './fuzzedAnswer';

const inCampaign = process.env['HOLESHOT_CAMPAIGN'] !== undefined;
const answers = inCampaign ? 1000 : 78;
const now = Date.UTC(2026, 10, 1, 7, 0);
const most = 1000;

/** A weather port on a service that gives this answer, and after it those that `next` makes. */
const start = (first: SentAnswer, next: () => SentAnswer = () => first) => {
  let requests = 0;
  const refused: (string | undefined)[] = [];
  let clock = now;
  const fetched = (): Promise<Response> => {
    const { status, text } = requests === 0 ? first : next();
    requests += 1;
    return Promise.resolve({
      ok: status < 300,
      status,
      json: () => Promise.resolve(text).then((each) => JSON.parse(each) as unknown),
    } as Response);
  };
  const source = createSynoptic({
    baseUrl: 'https://weather.test',
    fetch: fetched,
    token: (refusedToken): Promise<Result<string>> => {
      refused.push(refusedToken);
      return Promise.resolve(ok('token'));
    },
  });
  const weather = createWeather({
    source,
    now: () => clock,
    remembered: { read: () => undefined, write: () => undefined },
  });
  return { weather, refused, requests: () => requests, wait: (millis: number) => (clock += millis) };
};

/** Opens the station for a moment: what the screen would show. */
const look = async ({ weather }: ReturnType<typeof start>): Promise<LatestObservation> => {
  let shown: LatestObservation = { state: 'loading' };
  const subscription = weather.latest$('KENW').subscribe((latest) => (shown = latest));
  await jest.advanceTimersByTimeAsync(1);
  subscription.unsubscribe();
  return shown;
};

const isLawful = ({
  datetime,
  air_temp,
  humidity,
  altimeter,
  wind_speed,
  wind_degrees = degrees(0),
}: StationObservation): boolean =>
  wind_degrees >= 0 &&
  wind_degrees <= 360 &&
  !Number.isNaN(Date.parse(datetime)) &&
  air_temp >= -60 &&
  air_temp <= 140 &&
  humidity >= 0 &&
  humidity <= 100 &&
  altimeter >= 15 &&
  altimeter <= 33 &&
  wind_speed >= 0 &&
  wind_speed <= 100;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test(`${answers} answers of every kind give each whole report, and each other answer is a sentence`, async () => {
  let reports = 0;
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= answers; seed += 1) {
    const answer = fuzzedAnswer(seed, now);
    const service = start(answer);
    const shown = await look(service);
    const day = shown.state === 'present' ? (shown.lastDay ?? []) : [];
    const about = { seed, kind: answer.kind };
    expect({ about, times: day.map(({ datetime }) => Date.parse(datetime)) }).toEqual({
      about,
      times: answer.whole.slice(-most),
    });
    expect({ about, unlawful: day.filter((each) => !isLawful(each)) }).toEqual({ about, unlawful: [] });
    if (day.length === 0) {
      expect({ about, shown }).toMatchObject({
        about,
        shown: { state: 'failed', failure: { message: expect.stringMatching(/^[A-Z].+\.$/) as string } },
      });
    }
    expect({ about, refused: service.refused }).toEqual({
      about,
      refused: answer.kind === 'wrong token' ? [undefined, 'token'] : [undefined],
    });

    const slip = await service.weather.observationAt({
      stationId: 'KENW',
      at: new Date(now - 30 * 60_000).toISOString(),
    });
    expect({ about, sentence: slip.ok || slip.failure.message !== '' }).toEqual({ about, sentence: true });
    reports += day.length;
    counts.set(answer.kind, (counts.get(answer.kind) ?? 0) + 1);
  }
  console.info(
    `${answers} answers, ${counts.size} kinds: ${reports} reports read, every one of them lawful.`,
  );
  expect(counts.size).toBe(13);
  expect(reports).toBeGreaterThan(answers * 50);
});

test('one token that is refused makes one renewal and one retry, and the retry is the answer', async () => {
  const good = fuzzedAnswer(13, now);
  const refused = fuzzedAnswer(6, now);
  expect([good.kind, refused.kind]).toEqual(['whole', 'wrong token']);
  const service = start(refused, () => good);
  expect(await look(service)).toMatchObject({ state: 'present' });
  expect(service.refused).toEqual([undefined, 'token']);
  expect(service.requests()).toBe(2);
});

test('a station that reports each minute of three days never has more than 1,000 reports kept', async () => {
  let hours = 0;
  const service = start(fuzzedAnswer(4, now), () => fuzzedAnswer(4, now + hours * 3_600_000));
  for (; hours <= 72; hours += 6) {
    const shown = await look(service);
    const day = shown.state === 'present' ? (shown.lastDay ?? []) : [];
    expect(day).toHaveLength(most);
    expect(Date.parse(day.at(-1)?.datetime ?? '')).toBe(now + hours * 3_600_000);
    service.wait(6 * 3_600_000);
  }
});
