/** @jest-environment jsdom */
import { isBad, knownVersions, noteFailed, noteShown } from './failedVersions';

beforeEach(() => localStorage.clear());

describe('a version of a remote', () => {
  test('that fails twice before it was ever shown is given up', () => {
    expect(noteFailed('mf_logbook', 'new')).toBe(false);
    expect(isBad('mf_logbook', 'new')).toBe(false);
    expect(noteFailed('mf_logbook', 'new')).toBe(true);
    expect(isBad('mf_logbook', 'new')).toBe(true);
    expect(knownVersions().bad).toEqual(['mf_logbook/new']);
    expect(isBad('mf_vehicles', 'new')).toBe(false);
  });

  test('that was shown once is not to blame for what comes later', () => {
    noteFailed('mf_logbook', 'new');
    noteShown('mf_logbook', 'new');
    expect(noteFailed('mf_logbook', 'new')).toBe(false);
    expect(noteFailed('mf_logbook', 'new')).toBe(false);
    expect(knownVersions().bad).toEqual([]);
  });

  test('that was shown last is told apart', () => {
    noteShown('mf_logbook', 'one');
    noteShown('mf_logbook', 'two');
    noteFailed('mf_logbook', 'three');
    expect(knownVersions().shown).toEqual(['mf_logbook/two']);
  });

  test('is counted by itself', () => {
    noteFailed('mf_logbook', 'one');
    expect(noteFailed('mf_logbook', 'two')).toBe(false);
    expect(noteFailed('mf_logbook', 'two')).toBe(true);
    expect(isBad('mf_logbook', 'one')).toBe(false);
  });

  test('that was given up stays so while its hasty repair fails too', () => {
    for (const folder of ['two', 'two', 'three', 'three']) noteFailed('mf_logbook', folder);
    expect(knownVersions().bad).toEqual(['mf_logbook/two', 'mf_logbook/three']);
  });

  test('is remembered among the last five that failed', () => {
    for (const folder of ['a', 'b', 'c', 'd', 'e', 'f']) {
      noteFailed('mf_logbook', folder);
      noteFailed('mf_logbook', folder);
    }
    expect(knownVersions().bad).toEqual(['b', 'c', 'd', 'e', 'f'].map((folder) => `mf_logbook/${folder}`));
  });

  test('that was given up stays so while the one before it is shown', () => {
    noteFailed('mf_logbook', 'new');
    noteFailed('mf_logbook', 'new');
    noteShown('mf_logbook', 'old');
    expect(isBad('mf_logbook', 'new')).toBe(true);
  });

  test.each([
    '{',
    '[]',
    'null',
    '{"mf_logbook":7}',
    '{"mf_logbook":null}',
    '{"mf_logbook":{"failures":"x"}}',
    '{"mf_logbook":{"failures":{"new":"x"},"shown":{}}}',
    '{"mf_logbook":{"folder":"new","failures":2}}',
  ])('is not given up over a torn note: %s', (text) => {
    localStorage.setItem('holeshot.failedVersions', text);
    expect(knownVersions().bad).toEqual([]);
    expect(isBad('mf_logbook', 'new')).toBe(false);
    noteFailed('mf_logbook', 'new');
    expect(noteFailed('mf_logbook', 'new')).toBe(true);
  });
});
