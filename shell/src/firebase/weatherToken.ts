import { firstValueFrom, type BehaviorSubject } from 'rxjs';
import { failed, ok, type Result } from '@holeshot/shared-core';
import type { RacerData } from './openRacerData';

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
    typeof token?.token === 'string' &&
    typeof token.ttl === 'number' &&
    typeof token.expirationDate === 'number'
  );
};

/** A token is renewed once it is past half of its life. */
export const isPastHalf = (token: StoredToken, now: number): boolean =>
  now > token.expirationDate - (token.ttl * 1000) / 2;

/**
 * Gives the racer's weather token, renewed when it is past half of its life or when that is forced; calls at the
 * same time share one renewal.
 * @param now milliseconds
 */
export const createWeatherToken = (
  racer$: BehaviorSubject<RacerData | undefined>,
  callFunction: <Answer>(name: string, data: object) => Promise<Result<Answer>>,
  now: () => number,
): ((force: boolean) => Promise<Result<string>>) => {
  let current: { uid: string; token: StoredToken } | undefined;
  let renewing: { uid: string; answer: Promise<Result<string>> } | undefined;

  const stored = async (racer: RacerData): Promise<StoredToken | undefined> => {
    if (current?.uid === racer.uid) return current.token;
    const document = await firstValueFrom(racer.document$);
    const token: unknown = document.state === 'present' ? document.value['primaryWeatherToken'] : undefined;
    return isToken(token) ? token : undefined;
  };

  const renew = async (racer: RacerData, oldToken: string | undefined): Promise<Result<string>> => {
    const answer = await callFunction<unknown>('newWeatherToken', oldToken === undefined ? {} : { oldToken });
    if (!answer.ok) return answer;
    if (!isToken(answer.value))
      return failed('weather-token', 'The weather service gave no key. Try again later.');
    current = { uid: racer.uid, token: answer.value };
    racer.updateUser({ primaryWeatherToken: answer.value });
    return ok(answer.value.token);
  };

  return async (force) => {
    const racer = racer$.value;
    if (racer === undefined) return failed('signed-out', 'Weather needs a signed-in racer.');
    const token = await stored(racer);
    if (token !== undefined && !force && !isPastHalf(token, now())) return ok(token.token);
    if (renewing?.uid === racer.uid) return renewing.answer;
    const started = { uid: racer.uid, answer: renew(racer, token?.token) };
    renewing = started;
    const end = () => {
      if (renewing === started) renewing = undefined;
    };
    started.answer.then(end, end);
    return started.answer;
  };
};
