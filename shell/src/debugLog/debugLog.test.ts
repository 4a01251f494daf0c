/** @jest-environment jsdom */
import { readDebugLog, reportError, writeDebugLog } from './debugLog';

const newest = () => readDebugLog().at(-1)?.text;

beforeEach(() => localStorage.clear());

describe('the debug log', () => {
  test('has the newest hundred messages, oldest first, each with its time', () => {
    for (let i = 0; i < 105; i += 1) writeDebugLog(`message ${i}`, i * 1000);
    const messages = readDebugLog();
    expect(messages).toHaveLength(100);
    expect(messages[0]).toEqual({ at: '1970-01-01T00:00:05.000Z', text: 'message 5' });
    expect(messages.at(-1)?.text).toBe('message 104');
  });

  test('has no secret of a message', () => {
    writeDebugLog('racer@strip.test could not sign in');
    expect(newest()).toBe('█@█ could not sign in');
  });

  test.each(['{', '7', '{"at":1}', 'null'])('is empty when %s is stored', (stored) => {
    localStorage.setItem('holeshot.debugLog', stored);
    expect(readDebugLog()).toEqual([]);
  });

  test('writes an error with its place, name and message', () => {
    reportError(new RangeError('too far'), 'mf_weather/current-weather');
    expect(newest()).toBe('mf_weather/current-weather: RangeError: too far');
  });

  test('accepts any thrown value, a circle included', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    for (const thrown of ['words', undefined, null, { code: 'aborted' }, circle, 10n]) {
      expect(() => reportError(thrown, 'place')).not.toThrow();
    }
    expect(readDebugLog().map((message) => message.text)).toEqual(
      expect.arrayContaining(['place: "words"', 'place: {"code":"aborted"}']),
    );
    expect(readDebugLog()).toHaveLength(6);
  });
});
