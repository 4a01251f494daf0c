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

  test('is the default without one', () => {
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
  ])('is the default when %s is stored', (stored) => {
    localStorage.setItem(key, stored);
    expect(readLayoutSnapshot()).toEqual(defaults);
  });

  test('reads only the texts of a stored list of paths', () => {
    localStorage.setItem(key, '{"pinnedPaths":["/",7,null,{"a":1},"/about"]}');
    expect(readLayoutSnapshot().pinnedPaths).toEqual(['/', '/about']);
  });
});
