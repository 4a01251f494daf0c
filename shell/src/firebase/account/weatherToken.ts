import { EMPTY, filter, firstValueFrom, from, of, timeout } from 'rxjs';
import {
  failedAs,
  ok,
  reasonFailures,
  storedKeyFailures,
  weatherKeyFailures,
  type Result,
} from '@holeshot/shared-core';
import type { RacerData } from '../records/openRacerData';

/** Part of the signed-in racer that a weather token needs. */
export type TokenRacer = Pick<RacerData, 'uid' | 'document$' | 'note'>;

interface StoredToken {
  token: string;
  /** Seconds. */
  ttl: number;
  /** Milliseconds. */
  expirationDate: number;
}

const isToken = (value: unknown): value is StoredToken => {
  const token = value as Partial<StoredToken> | null | undefined;
  return (
    typeof token?.token === 'string' && Number.isFinite(token.ttl) && Number.isFinite(token.expirationDate)
  );
};

/** Tells whether a token is past half of its life, and due for renewal. */
export const isPastHalf = (token: StoredToken, now: number): boolean =>
  now > token.expirationDate - (token.ttl * 1000) / 2;

/** Pause (ms) after a failed renewal, while the token is still valid. */
const restMs = 5 * 60_000;

/**
 * Creates the source of the racer's weather token. It renews one past half of its life and a refused one;
 * simultaneous calls share a renewal, and a caller with an older refused one gets the newer. Without a renewal in
 * time it gives the old one as long as that lives.
 * @param now milliseconds
 * @param hasAccess tells whether the racer may write; the server gives no token to others
 * @param patience milliseconds for the user document, which stores the token, and for the renewal of a token that is
 * still valid
 */
export const createWeatherToken = (
  racer$: { readonly value: TokenRacer | undefined },
  callFunction: <Answer>(name: string, data: object) => Promise<Result<Answer>>,
  now: () => number,
  hasAccess: () => boolean,
  patience = { document: 10_000, renewal: 3_000 },
): ((refused?: string) => Promise<Result<string>>) => {
  let current: { uid: string; token: StoredToken } | undefined;
  let renewing: { uid: string; renewed: Promise<Result<string>> } | undefined;
  let failedAt = -Infinity;

  const stored = async (racer: TokenRacer): Promise<Result<StoredToken | undefined>> => {
    if (current?.uid === racer.uid) return ok(current.token);
    const known$ = racer.document$.pipe(
      filter(({ state }) => state !== 'unknown'),
      timeout({ first: patience.document, with: () => EMPTY }),
    );
    const document = await firstValueFrom(known$, { defaultValue: undefined });
    if (document === undefined) {
      return failedAs(storedKeyFailures, 'weather-token');
    }
    const token: unknown = document.state === 'present' ? document.value['primaryWeatherToken'] : undefined;
    return ok(isToken(token) ? token : undefined);
  };

  const renew = async (racer: TokenRacer, oldToken: string | undefined): Promise<Result<string>> => {
    const answer = await callFunction<unknown>('newWeatherToken', oldToken === undefined ? {} : { oldToken });
    if (!answer.ok) return answer;
    if (!isToken(answer.value)) return failedAs(weatherKeyFailures, 'weather-token');
    current = { uid: racer.uid, token: answer.value };
    racer.note({ primaryWeatherToken: answer.value });
    return ok(answer.value.token);
  };

  const renewOnce = (racer: TokenRacer, oldToken: string | undefined): Promise<Result<string>> => {
    if (renewing?.uid === racer.uid) return renewing.renewed;
    const started = { uid: racer.uid, renewed: renew(racer, oldToken) };
    renewing = started;
    const end = (given?: Result<string>) => {
      if (renewing === started) renewing = undefined;
      if (!given?.ok) failedAt = now();
    };
    started.renewed.then(end, () => end());
    return started.renewed;
  };

  const signedOut = failedAs(weatherKeyFailures, 'signed-out');

  return async (refused) => {
    const racer = racer$.value;
    if (racer === undefined) return signedOut;
    const read = await stored(racer);
    // A racer who signed out meanwhile gets no key.
    if (racer$.value !== racer) return signedOut;
    if (!read.ok) return read;
    const token = read.value;
    const isRefused = token !== undefined && token.token === refused;
    if (token !== undefined && !isRefused && !isPastHalf(token, now())) return ok(token.token);
    const isGood = token !== undefined && !isRefused && now() < token.expirationDate;
    if (!hasAccess()) return isGood ? ok(token.token) : failedAs(reasonFailures, 'no-access');
    if (isGood && Math.abs(now() - failedAt) < restMs) return ok(token.token);
    const renewed = renewOnce(racer, token?.token);
    if (!isGood) return renewed;
    const inTime = firstValueFrom(
      from(renewed).pipe(timeout({ first: patience.renewal, with: () => of(undefined) })),
    );
    return inTime.then((given) => (given?.ok ? given : ok(token.token)));
  };
};
