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
