import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { callableStatus } from '@holeshot/shared-core';

const call = httpsCallable(getFunctions(initializeApp({ apiKey: 'local', projectId: 'demo' })), 'anything');

const statusOf = async (http: number): Promise<string> => {
  const answer = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gone', { status: http }));
  const error: unknown = await call({}).catch((reason: unknown) => reason);
  answer.mockRestore();
  return (error as { code: string }).code.replace('functions/', '');
};

describe('a callable function that answers with an HTTP status', () => {
  test.each([400, 401, 402, 403, 404, 409, 418, 429, 499, 500, 501, 502, 503, 504])(
    '%d has the status of the catalogue in the installed SDK',
    async (http) => {
      expect(await statusOf(http)).toBe(callableStatus(http));
    },
  );
});
