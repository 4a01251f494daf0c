import { BehaviorSubject, concat, NEVER, of, type Observable } from 'rxjs';
import { failed, ok, present, unknown, type Loadable, type Result } from '@holeshot/shared-core';
import { createWeatherToken, isPastHalf, type TokenRacer } from './weatherToken';

const now = Date.UTC(2026, 5, 20);
const hour = 3_600_000;
const stored = (leftHours: number) => ({ token: 'old', ttl: 86_400, expirationDate: now + leftHours * hour });

const start = ({
  token,
  answer = ok({ token: 'new', ttl: 86_400, expirationDate: now + 24 * hour }),
  before = [],
  renewal = Promise.resolve(),
  hasAccess = () => true,
}: {
  token?: unknown;
  answer?: Result<unknown>;
  /** States of the user document before it is known. */
  before?: Observable<Loadable<Record<string, unknown>>>[];
  /** Resolves before the renewal's answer comes. */
  renewal?: Promise<void>;
  hasAccess?: () => boolean;
}) => {
  const time = { now };
  const calls: object[] = [];
  const saved: Record<string, unknown>[] = [];
  const document: Loadable<Record<string, unknown>> = present(
    token === undefined ? {} : { primaryWeatherToken: token },
  );
  const document$ = concat(...before, of(document));
  const racerOf = (uid: string): TokenRacer => ({
    uid,
    document$,
    note: (patch) => void saved.push(patch),
  });
  const racer$ = new BehaviorSubject<TokenRacer | undefined>(racerOf('ann'));
  const callFunction = async <Answer>(_: string, data: object): Promise<Result<Answer>> => {
    calls.push(data);
    await renewal;
    return answer as Result<Answer>;
  };
  const read = createWeatherToken(racer$, callFunction, () => time.now, hasAccess, {
    document: 40,
    renewal: 40,
  });
  return { read, calls, saved, racer$, racerOf, time };
};

describe('the weather token', () => {
  test('is the stored one in the first half of its life', async () => {
    const { read, calls } = start({ token: stored(13) });
    expect(await read()).toEqual(ok('old'));
    expect(calls).toEqual([]);
  });

  test('is renewed past half of its life, and saved', async () => {
    const { read, calls, saved } = start({ token: stored(11) });
    expect(await read()).toEqual(ok('new'));
    expect(calls).toEqual([{ oldToken: 'old' }]);
    expect(saved).toEqual([
      { primaryWeatherToken: { token: 'new', ttl: 86_400, expirationDate: now + 24 * hour } },
    ]);
  });

  test('that cannot be renewed is given until its life is over, but not where the service has refused it', async () => {
    const answer = failed('unavailable', 'The server did not answer.');
    const inLife = start({ token: stored(11), answer });
    expect(await inLife.read()).toEqual(ok('old'));
    expect(inLife.calls).toHaveLength(1);
    expect(await inLife.read('old')).toEqual(answer);
    expect(await start({ token: stored(-1), answer }).read()).toEqual(answer);
  });

  test('is not asked for by a racer without access, whose old one serves as long as it lives', async () => {
    let isOpen = false;
    const { read, calls } = start({ hasAccess: () => isOpen });
    expect(await read()).toMatchObject({ failure: { code: 'no-access' } });
    expect(await start({ token: stored(11), hasAccess: () => isOpen }).read()).toEqual(ok('old'));
    expect(calls).toEqual([]);
    isOpen = true;
    expect(await read()).toEqual(ok('new'));
  });

  test('is given while its renewal takes long, which is used once it has come', async () => {
    let renewedNow = (): void => undefined;
    const renewal = new Promise<void>((resolve) => (renewedNow = resolve));
    const { read, calls } = start({ token: stored(11), renewal });
    expect(await read()).toEqual(ok('old'));
    const forced = read('old');
    renewedNow();
    expect(await forced).toEqual(ok('new'));
    expect(await read()).toEqual(ok('new'));
    expect(calls).toHaveLength(1);
  });

  test('that could not be renewed is not renewed again for five minutes while it is good', async () => {
    const { read, calls, time } = start({ token: stored(11), answer: failed('unavailable', 'No answer.') });
    await read();
    await read();
    expect(calls).toHaveLength(1);
    time.now += 5 * 60_000;
    expect(await read()).toEqual(ok('old'));
    expect(calls).toHaveLength(2);
  });

  test('is not asked for once the racer has signed out', async () => {
    const { read, calls, racer$ } = start({});
    const answer = read();
    racer$.next(undefined);
    expect(await answer).toMatchObject({ ok: false, failure: { code: 'signed-out' } });
    expect(calls).toEqual([]);
  });

  test('is past half from the first millisecond after it', () => {
    expect(isPastHalf(stored(12), now)).toBe(false);
    expect(isPastHalf(stored(12), now + 1)).toBe(true);
  });

  test('that was refused is renewed once, however many were refused it one after another', async () => {
    const { read, calls } = start({ token: stored(20) });
    const askers = [await read(), await read(), await read()];
    expect(askers).toEqual([ok('old'), ok('old'), ok('old')]);
    expect(await read('old')).toEqual(ok('new'));
    expect(await read('old')).toEqual(ok('new'));
    expect(await read('old')).toEqual(ok('new'));
    expect(calls).toEqual([{ oldToken: 'old' }]);
  });

  test('is renewed where the service refused it, and the new one is used from then on', async () => {
    const { read, calls } = start({ token: stored(20) });
    expect(await read('old')).toEqual(ok('new'));
    expect(await read()).toEqual(ok('new'));
    expect(calls).toHaveLength(1);
  });

  test.each([undefined, null, 'old', {}, { token: 'old' }, { token: 7, ttl: 1, expirationDate: now * 2 }])(
    'is asked for anew where %j is stored',
    async (token) => {
      const { read, calls } = start({ token });
      expect(await read()).toEqual(ok('new'));
      expect(calls).toEqual([{}]);
    },
  );

  test('is renewed once for all calls at the same time', async () => {
    const { read, calls } = start({ token: stored(-1) });
    expect(await Promise.all([read(), read('old'), read()])).toEqual([ok('new'), ok('new'), ok('new')]);
    expect(calls).toHaveLength(1);
  });

  test('of one racer is never given to another', async () => {
    const { read, calls, racer$, racerOf } = start({ token: stored(-1) });
    const ofAnn = read();
    while (calls.length === 0) await Promise.resolve();
    racer$.next(racerOf('bob'));
    await Promise.all([ofAnn, read()]);
    expect(calls).toHaveLength(2);
  });

  test('that cannot be had is a sentence, and the next call tries again', async () => {
    const refused = failed('resource-exhausted', 'Too many requests.');
    const { read, calls, saved } = start({ token: stored(-1), answer: refused });
    expect(await read()).toEqual(refused);
    expect(await read()).toEqual(refused);
    expect(calls).toHaveLength(2);
    expect(saved).toEqual([]);
  });

  test('that is none is a sentence too', async () => {
    const { read, saved } = start({ answer: ok({ token: null }) });
    expect(await read()).toMatchObject({ ok: false, failure: { code: 'weather-token' } });
    expect(saved).toEqual([]);
  });

  test('waits until the user document is known', async () => {
    const { read, calls } = start({ token: stored(13), before: [of(unknown)] });
    expect(await read()).toEqual(ok('old'));
    expect(calls).toEqual([]);
  });

  test.each([
    ['never comes', NEVER],
    ['stays unknown', concat(of(unknown), NEVER)],
  ])('is a sentence where the user document %s', async (_, before) => {
    const { read, calls } = start({ token: stored(13), before: [before] });
    expect(await read()).toMatchObject({ ok: false, failure: { code: 'weather-token' } });
    expect(calls).toEqual([]);
  });

  test('needs a racer', async () => {
    const { read, racer$ } = start({ token: stored(20) });
    racer$.next(undefined);
    expect(await read()).toMatchObject({ ok: false, failure: { code: 'signed-out' } });
  });
});
