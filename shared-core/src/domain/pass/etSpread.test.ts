import fc from 'fast-check';
import { fullPass } from '../../testing/fixtures/fullPass';
import type { LogEntry } from '../entities/LogEntry';
import { seconds } from '../units/units';
import { etSpread } from './etSpread';

interface Times {
  et: number;
  call: number;
  sixty?: number | undefined;
}

const { et_60: _, ...slip } = fullPass.timeslip;
const { throttle_stop: __, ...setup } = fullPass.setup ?? {};
const passOf = ({ et, call, sixty }: Times): LogEntry => ({
  ...fullPass,
  setup,
  timeslip: { ...slip, ...(sixty !== undefined && { et_60: seconds(sixty) }) },
  derived: { finish_et: seconds(et), finish_ddp: seconds(call) },
});
const spreadOf = (times: readonly Times[]) => etSpread(times.map(passOf));

/** Sixteen values of the standard deviation 1 around 0; those of different periods stand at right angles. */
const swing = (period: number): number[] =>
  Array.from({ length: 16 }, (_, index) => Math.sqrt(15 / 16) * (index & period ? 1 : -1));
const launches = swing(4);
const rests = swing(1);
const season = swing(8).map((air, index) => {
  const launch = 0.01 * (launches[index] ?? 0);
  const call = 11 + 0.04 * air;
  return { et: call + 1.5 * launch + 0.02 * (rests[index] ?? 0), call, sixty: 1.5 + launch };
});

describe('the spread of the ET', () => {
  test('is that of the calls, of the launch and of the rest', () => {
    const found = spreadOf(season)!;
    expect(found.passes).toBe(16);
    expect(found.air).toBeCloseTo(0.04, 6);
    expect(found.launch).toBeCloseTo(0.015, 6);
    expect(found.rest).toBeCloseTo(0.02, 6);
    expect(found.total).toBeCloseTo(Math.hypot(0.04, 0.015, 0.02), 6);
  });

  test('counts as air what air and launch share', () => {
    const slowInBadAir = season.map((times) => ({ ...times, sixty: times.sixty + times.call - 11 }));
    const { air, launch } = spreadOf(slowInBadAir)!;
    expect(air).toBeCloseTo(0.04, 6);
    expect(launch).toBeCloseTo(0.015, 6);
  });

  test('has no launch where the 60 ft is missing on more than a fifth of the passes', () => {
    const many = [...season, ...season];
    const missing = (count: number) =>
      many.map((times, index) => ({ ...times, sixty: index < count ? undefined : times.sixty }));
    expect(spreadOf(missing(6))).toMatchObject({ passes: 26, launch: expect.any(Number) });
    const without = spreadOf(missing(7))!;
    expect(without).toMatchObject({ passes: 32, launch: undefined });
    expect(without.rest).toBeGreaterThan(spreadOf(many)!.rest);
  });

  test('takes calls and launches that go against the ET for nothing', () => {
    const against = season.map((times) => ({ ...times, call: 22 - times.et, sixty: 3 - times.et / 11 }));
    const found = spreadOf(against)!;
    expect(found).toMatchObject({ air: 0, launch: 0 });
    expect(found.rest).toBe(found.total);
  });

  test.each<[string, Partial<LogEntry>]>([
    ['on a throttle-stop timer', { setup: { throttle_stop: seconds(1.2) } }],
    ['that spun', { timeslip: { ...fullPass.timeslip, quality: 'Spun' } }],
    ['without a call', { derived: { finish_et: seconds(12) } }],
    ['with an ET of 0', { derived: { finish_et: seconds(0), finish_ddp: seconds(11) } }],
    ['with a call that is no number', { derived: { finish_et: seconds(11), finish_ddp: seconds(NaN) } }],
  ])('leaves out a pass %s', (_, change) => {
    const other = { ...passOf({ et: 12, call: 11, sixty: 1.5 }), ...change };
    expect(etSpread([...season.map(passOf), other])).toEqual(spreadOf(season));
  });

  test('counts a pass with a timer of 0', () => {
    const entries = season.map((times) => ({ ...passOf(times), setup: { throttle_stop: seconds(0) } }));
    expect(etSpread(entries)?.passes).toBe(16);
  });

  test('needs ten passes, and is 0 where all are the same', () => {
    expect(spreadOf(season.slice(0, 9))).toBeUndefined();
    expect(spreadOf(season.slice(0, 10))?.passes).toBe(10);
    expect(spreadOf(season.map(() => season[0]!))?.total).toBeLessThan(1e-9);
  });
});

describe('laws of the spread', () => {
  const thousandths = (min: number, max: number) =>
    fc.integer({ min: 1000 * min, max: 1000 * max }).map((value) => value / 1000);
  const times = fc.record({
    et: thousandths(8, 12),
    call: thousandths(8, 12),
    sixty: fc.option(thousandths(0, 2), { nil: undefined, freq: 6 }),
  });
  const passes = fc.array(times, { minLength: 10, maxLength: 60 });

  test('the squares of its parts add up, and no part is negative', () => {
    fc.assert(
      fc.property(passes, (given) => {
        const { total, air, launch = 0, rest } = spreadOf(given)!;
        for (const part of [air, launch, rest]) expect(part).toBeGreaterThanOrEqual(0);
        expect(air ** 2 + launch ** 2 + rest ** 2).toBeCloseTo(total ** 2, 9);
      }),
    );
  });

  test('the order of the passes and a slower clock change nothing', () => {
    fc.assert(
      fc.property(passes, (given) => {
        const one = spreadOf(given)!;
        const slower = given.map(({ et, call, sixty }) => ({ et: et + 1, call: call + 1, sixty }));
        for (const other of [spreadOf([...given].reverse())!, spreadOf(slower)!])
          for (const part of ['total', 'air', 'rest'] as const) expect(other[part]).toBeCloseTo(one[part], 5);
      }),
    );
  });

  test('calls that are all right leave nothing to launch and rest', () => {
    fc.assert(
      fc.property(passes, (given) => {
        const { total, air, launch = 0, rest } = spreadOf(given.map((each) => ({ ...each, call: each.et })))!;
        expect(air).toBeCloseTo(total, 6);
        expect(Math.max(launch, rest)).toBeLessThan(1e-6);
      }),
    );
  });

  test('whatever is stored, no part is without a number', () => {
    const any = fc.double();
    fc.assert(
      fc.property(fc.array(fc.record({ et: any, call: any, sixty: any }), { minLength: 10 }), (given) => {
        const { total, air, launch = 0, rest } = spreadOf(given) ?? { total: 0, air: 0, rest: 0 };
        expect([total, air, launch, rest].some(Number.isNaN)).toBe(false);
      }),
    );
  });
});
