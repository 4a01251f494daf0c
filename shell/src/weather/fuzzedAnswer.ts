import { seeded } from '@holeshot/shared-core';

/** Answer of a service: its status and the text of its body. */
export interface SentAnswer {
  status: number;
  text: string;
}

/** A fuzzed answer, what kind it is, and what is to be read from it: the times of its whole reports, in milliseconds. */
interface FuzzedAnswer extends SentAnswer {
  kind: (typeof kinds)[number];
  whole: number[];
}

const kinds = [
  'whole',
  'nulls',
  'ragged',
  'clocks change',
  'every minute',
  'torn',
  'wrong token',
  'too old',
  'not allowed',
  'too many',
  'broken',
  'no station',
  'empty station',
] as const;

const minute = 60_000;
const two = (value: number): string => `${Math.floor(value)}`.padStart(2, '0');

/** The local time of the service, its zone without a colon. */
const localTime = (at: number, zone: number): string => {
  const sign = zone < 0 ? '-' : '+';
  const zoneText = `${sign}${two(Math.abs(zone) / 60)}${two(Math.abs(zone) % 60)}`;
  return new Date(at + zone * minute).toISOString().replace('.000Z', zoneText);
};

const refusals: Partial<Record<(typeof kinds)[number], { status: number; body: unknown }>> = {
  'wrong token': { status: 401, body: { SUMMARY: { RESPONSE_CODE: 2, RESPONSE_MESSAGE: 'Invalid token.' } } },
  'too old': {
    status: 403,
    body: {
      SUMMARY: {
        RESPONSE_CODE: 403,
        RESPONSE_MESSAGE: 'Your account does not have access to historical data older than 2025-06-20.',
      },
    },
  },
  'not allowed': {
    status: 403,
    body: {
      SUMMARY: {
        RESPONSE_CODE: 2,
        RESPONSE_MESSAGE: 'Invalid request per token rules',
        VERSION: null,
        HTTP_STATUS_CODE: 403,
      },
    },
  },
  'too many': { status: 429, body: { message: 'Too Many Requests' } },
  broken: { status: 500, body: 'Internal Server Error' },
  'no station': {
    status: 200,
    body: { SUMMARY: { RESPONSE_CODE: 2, RESPONSE_MESSAGE: 'No stations found for this request.' } },
  },
};

/**
 * An answer of the timeseries service as a bad day makes it; the same seed gives the same one.
 * @param now milliseconds: its newest report
 */
export const fuzzedAnswer = (seed: number, now: number): FuzzedAnswer => {
  const random = seeded(seed);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const kind = kinds[seed % kinds.length] ?? kinds[0];
  const refusal = refusals[kind];
  if (refusal !== undefined) {
    return { kind, status: refusal.status, text: JSON.stringify(refusal.body), whole: [] };
  }
  const step = kind === 'every minute' ? minute : pick([5, 20, 60]) * minute;
  const reports =
    kind === 'empty station' ? 0 : kind === 'every minute' ? 1440 : 1 + Math.floor(random() * 23);
  const times = Array.from({ length: reports }, (_, index) => now - (reports - 1 - index) * step);
  const change = times[Math.floor(random() * reports)] ?? now;
  const zone = pick([-300, -480, -210, 330, 0]);
  const zoneAt = (at: number): number => (kind === 'clocks change' && at >= change ? zone - 60 : zone);
  const breaks = kind === 'nulls' || kind === 'ragged';
  const bad = (): unknown => pick([null, null, 'M', '', -9999, {}, [], true]);
  const column = (value: () => unknown): unknown[] => {
    const values = times.map(() => (breaks && random() < 0.2 ? bad() : value()));
    return kind === 'ragged' ? values.slice(0, Math.ceil(random() * values.length)) : values;
  };
  const needed = {
    air_temp_set_1: column(() => random() * 40),
    relative_humidity_set_1: column(() => random() * 100),
    altimeter_set_1: column(() => 98000 + random() * 6000),
  };
  const stamps = times.map((at): unknown => (breaks && random() < 0.1 ? bad() : localTime(at, zoneAt(at))));
  const observations = {
    date_time: stamps,
    ...needed,
    wind_speed_set_1: column(() => pick<unknown>([null, random() * 20])),
    wind_direction_set_1: column(() => pick<unknown>([null, 'VRB', -9999, random() * 360])),
    weather_condition_set_1d: column(() => pick<unknown>([null, 'light rain', 7])),
  };
  const dropped = kind === 'ragged' && random() < 0.1;
  const { altimeter_set_1: _, ...withoutPressure } = observations;
  const text = JSON.stringify({
    STATION: [{ STID: 'KENW', OBSERVATIONS: dropped ? withoutPressure : observations }],
    SUMMARY: { RESPONSE_CODE: 1, RESPONSE_MESSAGE: 'OK' },
  });
  if (kind === 'torn')
    return { kind, status: 200, text: text.slice(0, Math.floor(random() * text.length)), whole: [] };
  const isWhole = (index: number): boolean =>
    typeof stamps[index] === 'string' &&
    stamps[index].length > 10 &&
    Object.values(needed).every((values) => typeof values[index] === 'number' && values[index] > -1000);
  return { kind, status: 200, text, whole: dropped ? [] : times.filter((_at, index) => isWhole(index)) };
};
