import { partFailures, weatherServiceFailures } from './failures';
import { failed, failedAs, ok } from './result';

describe('a result', () => {
  test('has the value where it went well', () => {
    expect(ok(5)).toEqual({ ok: true, value: 5 });
  });

  test('has the code and the sentence of the table where it failed', () => {
    expect(failedAs(partFailures, 'part-threw')).toEqual({
      ok: false,
      failure: { code: 'part-threw', message: 'It stopped with an error.' },
    });
  });

  test('has a sentence with what it names', () => {
    expect(failedAs(weatherServiceFailures, 'weather-status', 500).failure.message).toBe(
      'Request failed with status: 500.',
    );
  });

  test('has the words that came with a code', () => {
    expect(failed('not-found', 'There is no such racer.').failure.message).toBe('There is no such racer.');
  });

  test('does not compile with a code that has no sentence', () => {
    // @ts-expect-error no table has this code
    expect(failed('no-such-code', 'Words.').ok).toBe(false);
    // @ts-expect-error this group has another code
    expect(failedAs(partFailures, 'no-pass').ok).toBe(false);
    // @ts-expect-error the sentence names the status
    expect(failedAs(weatherServiceFailures, 'weather-status').ok).toBe(false);
  });
});
