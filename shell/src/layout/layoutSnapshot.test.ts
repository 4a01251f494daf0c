/** @jest-environment jsdom */
import { readLayoutSnapshot, writeLayoutSnapshot } from './layoutSnapshot';

const key = 'holeshot.layout';
const defaults = { theme: 'dark', rail: false, pinnedPaths: ['/', '/logbook', '/predictions'] };

beforeEach(() => localStorage.clear());

describe('the layout this device last had', () => {
  test('comes back', () => {
    writeLayoutSnapshot({ theme: 'light', rail: true, pinnedPaths: ['/about'] });
    expect(readLayoutSnapshot()).toEqual({ theme: 'light', rail: true, pinnedPaths: ['/about'] });
  });

  test('is the default where there is none', () => {
    expect(readLayoutSnapshot()).toEqual(defaults);
  });

  test.each([
    '{',
    'null',
    '7',
    '"light"',
    '[]',
    '{"theme":"pink","rail":"yes","pinnedPaths":"/"}',
    '{"theme":{}}',
  ])('is the default where %s is stored', (stored) => {
    localStorage.setItem(key, stored);
    expect(readLayoutSnapshot()).toEqual(defaults);
  });

  test('keeps of a stored list only what is a path in words', () => {
    localStorage.setItem(key, '{"pinnedPaths":["/",7,null,{"a":1},"/about"]}');
    expect(readLayoutSnapshot().pinnedPaths).toEqual(['/', '/about']);
  });
});
