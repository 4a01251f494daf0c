import { callableStatus } from './callableStatus';
import { callErrorMessage } from './callErrorMessage';

describe('the sentence for a call that failed', () => {
  test('[C1] says what to do', () => {
    expect(callErrorMessage('unauthenticated')).toBe('You are signed out. Sign in and try again.');
    expect(callErrorMessage('resource-exhausted')).toBe('Too many attempts. Please try again later.');
  });

  test('[C2] says nothing of a cancel', () => {
    expect(callErrorMessage('cancelled')).toBeUndefined();
  });

  test.each(['internal', 'unknown', 'constructor', ''])('[C3] "%s" is a failure of the server', (status) => {
    expect(callErrorMessage(status)).toBe('The server failed. Try again in a moment.');
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
