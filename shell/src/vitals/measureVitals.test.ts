/** @jest-environment jsdom */
import { clearDebugLog, readDebugLog } from '../debugLog/debugLog';
import { measureVitals } from './measureVitals';

type Tell = Parameters<NonNullable<Parameters<typeof measureVitals>[0]>[number]>[0];

let tell: Tell;
let page = 'mf_logbook@4.4.17+1a2b3c4d/logbook';
const start = () =>
  measureVitals(
    [
      (given) => {
        tell = given;
      },
    ],
    () => page,
  );

const become = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const logged = () => readDebugLog().map(({ text }) => text);

beforeEach(clearDebugLog);
afterEach(() => jest.restoreAllMocks());

describe('the web vitals of a start', () => {
  test('are noted when the app is left, each at its worst, with the version of the part that stood there', () => {
    start();
    tell({ name: 'LCP', value: 811.6, rating: 'good' });
    tell({ name: 'INP', value: 40, rating: 'good' });
    page = 'mf_predictions@4.4.17+9f8e7d6c/predictions';
    tell({ name: 'INP', value: 240, rating: 'needs-improvement' });
    tell({ name: 'CLS', value: 0.0234, rating: 'good' });
    expect(logged()).toEqual([]);
    become('hidden');
    expect(logged()).toEqual([
      'web vitals: LCP 812 ms good mf_logbook@4.4.17+1a2b3c4d/logbook, ' +
        'INP 240 ms needs-improvement mf_predictions@4.4.17+9f8e7d6c/predictions, ' +
        'CLS 0.02 good mf_predictions@4.4.17+9f8e7d6c/predictions',
    ]);
  });

  test('are one message, however often the app is left: errors must not be pushed out of the log', () => {
    start();
    tell({ name: 'LCP', value: 900, rating: 'good' });
    for (const state of ['hidden', 'visible', 'hidden'] as const) become(state);
    expect(logged()).toHaveLength(1);
  });

  test('are not noted while nothing was measured, nor while the app is seen', () => {
    start();
    become('hidden');
    become('visible');
    tell({ name: 'LCP', value: 900, rating: 'good' });
    expect(logged()).toEqual([]);
    become('hidden');
    expect(logged()).toHaveLength(1);
  });
});
