import { callableStatus } from './callableStatus';
import { callFailure } from './callFailure';

describe('the sentence for a call that failed', () => {
  test('[C1] says what to do', () => {
    expect(callFailure('unauthenticated').message).toBe('You are signed out. Sign in and try again.');
    expect(callFailure('resource-exhausted').message).toBe('Too many attempts. Please try again later.');
  });

  test('[C2] what was canceled says that nothing was changed', () => {
    expect(callFailure('cancelled')).toEqual({ code: 'cancelled', message: 'Nothing was changed.' });
  });

  test.each(['internal', 'unknown', 'constructor', ''])('[C3] "%s" is a failure of the server', (status) => {
    expect(callFailure(status).message).toBe('The server failed. Try again in a moment.');
  });

  test('[C3] a status that nobody knows is unknown', () => {
    expect(['constructor', '', 'teapot'].map((status) => callFailure(status).code)).toEqual(
      Array(3).fill('unknown'),
    );
  });

  test('[C4] has the code of the reason and the words of the function', () => {
    expect(callFailure('aborted', 'already-subscribed', 'There is one already.')).toEqual({
      code: 'already-subscribed',
      message: 'There is one already.',
    });
    expect(callFailure('aborted', 'toString').code).toBe('aborted');
  });
});

describe('the status of a call', () => {
  test.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [402, 'unknown'],
    [418, 'unknown'],
    [502, 'unknown'],
  ])('HTTP %d is %s', (http, status) => {
    expect(callableStatus(http)).toBe(status);
  });
});
