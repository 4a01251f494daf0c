import { failed } from '@holeshot/shared-core';
import { initializeApp } from 'firebase/app';
import type { User } from 'firebase/auth';
import { getFunctions } from 'firebase/functions';
import { createCall, whileSignedIn } from './createCall';

const call = createCall(getFunctions(initializeApp({ apiKey: 'local', projectId: 'demo' })));

const answered = async (answer: () => Promise<Response>) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const result = await call<unknown>('anything', {});
  asked.mockRestore();
  return result;
};
const withStatus = (status: number, body: unknown) =>
  answered(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const failureOf = async (status: number, body: unknown) => {
  const result = await withStatus(status, body);
  return result.ok ? undefined : result.failure;
};

describe('a cloud function', () => {
  test('gives its answer', async () => {
    expect(await withStatus(200, { result: { sent: 2 } })).toEqual({ ok: true, value: { sent: 2 } });
  });

  test('is heard in its own words if it refuses, without the HTTP status, and by its reason', async () => {
    const error = {
      status: 'ABORTED',
      message: 'There is one already.',
      details: { reason: 'already-subscribed' },
    };
    expect(await failureOf(409, { error })).toEqual({
      code: 'already-subscribed',
      message: 'There is one already.',
    });
    expect(await failureOf(409, { error: { ...error, details: undefined } })).toMatchObject({
      code: 'aborted',
    });
  });

  test.each([
    [
      503,
      'unavailable',
      'The server cannot be reached. Nothing was changed; try again when you are connected.',
    ],
    [429, 'resource-exhausted', 'Too many attempts. Please try again later.'],
    [500, 'internal', 'The server failed. Try again in a moment.'],
    [499, 'cancelled', 'Nothing was changed.'],
  ])('gets the words of its status if it has none of its own (%d)', async (http, code, message) => {
    expect(await failureOf(http, 'gone')).toEqual({ code, message });
  });

  test.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [501, 'unimplemented'],
    [504, 'deadline-exceeded'],
    [402, 'unknown'],
    [418, 'unknown'],
    [502, 'unknown'],
  ])('has the code of its HTTP status (%d)', async (http, code) => {
    expect(await failureOf(http, 'gone')).toMatchObject({ code });
  });

  test.each([
    { status: 'INTERNAL', message: 'INTERNAL' },
    { status: 'NEW', message: 'x' },
  ])('shows no words for programmers if it breaks (%j)', async (error) => {
    expect(await failureOf(500, { error })).toEqual({
      code: 'internal',
      message: 'The server failed. Try again in a moment.',
    });
  });

  describe('that meets another request', () => {
    const aborted = (details?: object) =>
      new Response(JSON.stringify({ error: { status: 'ABORTED', details } }), { status: 409 });
    const done = () => new Response('{"result":{"sent":2}}');
    const afterAnswers = async (...answers: (() => Response)[]) => {
      jest.useFakeTimers();
      let requests = 0;
      const pending = answered(() => Promise.resolve((answers[requests++] ?? aborted)()));
      await jest.advanceTimersByTimeAsync(3_500);
      const result = await pending;
      jest.useRealTimers();
      return { result, requests };
    };

    test('is repeated until it gets its answer', async () => {
      expect(await afterAnswers(aborted, aborted, aborted, done)).toEqual({
        result: { ok: true, value: { sent: 2 } },
        requests: 4,
      });
    });

    test('is given up after three repetitions', async () => {
      expect(await afterAnswers()).toMatchObject({ result: { failure: { code: 'aborted' } }, requests: 4 });
    });

    test('is not repeated if the function gives another reason', async () => {
      const subscribed = () => aborted({ reason: 'already-subscribed' });
      expect(await afterAnswers(subscribed)).toMatchObject({
        result: { failure: { code: 'already-subscribed' } },
        requests: 1,
      });
    });
  });

  test('is given up after 70 seconds without an answer', async () => {
    jest.useFakeTimers();
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    let result: unknown;
    void call('anything', {}).then((answer) => (result = answer));
    await jest.advanceTimersByTimeAsync(69_900);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(result).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(result).toMatchObject({ ok: false, failure: { code: 'deadline-exceeded' } });
    asked.mockRestore();
    jest.useRealTimers();
  });

  test('says that it cannot be reached, and not that the server failed', async () => {
    expect(await answered(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      failure: {
        code: 'unavailable',
        message: 'The server cannot be reached. Nothing was changed; try again when you are connected.',
      },
    });
  });

  test('is not asked once the racer has signed out, before or after the app has heard of it', async () => {
    const auth: { currentUser: User | null; authStateReady: () => Promise<void> } = {
      currentUser: { uid: 'nova' } as User,
      authStateReady: () => Promise.resolve(),
    };
    const asked: string[] = [];
    const request = whileSignedIn(auth, (name) => {
      asked.push(name);
      return Promise.resolve(failed('internal', 'No.'));
    });
    expect(await request('newWeatherToken', {})).toMatchObject({ failure: { code: 'internal' } });
    auth.currentUser = null;
    expect(await request('completeRegistration', {})).toMatchObject({ failure: { code: 'signed-out' } });
    expect(asked).toEqual(['newWeatherToken']);
  });
});
