/** @jest-environment jsdom */
import { isBad, knownVersions, noteFailed, noteShown } from './failedVersions';

const page = 'page/logbook';

beforeEach(() => localStorage.clear());

describe('a version of a remote', () => {
  test('is given up if it fails twice before it was ever shown', () => {
    expect(noteFailed('mf_logbook', 'new', page)).toBe(false);
    expect(isBad('mf_logbook', 'new')).toBe(false);
    expect(noteFailed('mf_logbook', 'new', page)).toBe(true);
    expect(isBad('mf_logbook', 'new')).toBe(true);
    expect(knownVersions().bad).toEqual(['mf_logbook/new']);
    expect(isBad('mf_vehicles', 'new')).toBe(false);
  });

  test('is not to blame for a later failure once it was shown', () => {
    noteFailed('mf_logbook', 'new', page);
    noteShown('mf_logbook', 'new', page);
    expect(noteFailed('mf_logbook', 'new', page)).toBe(false);
    expect(noteFailed('mf_logbook', 'new', page)).toBe(false);
    expect(knownVersions().bad).toEqual([]);
  });

  test('is not put back again and again if it runs after it was given up, for want of another', () => {
    noteFailed('mf_logbook', 'new', page);
    expect(noteFailed('mf_logbook', 'new', page)).toBe(true);
    expect(noteFailed('mf_logbook', 'new', page)).toBe(false);
    expect(isBad('mf_logbook', 'new')).toBe(true);
  });

  test('is remembered as the last one shown', () => {
    noteShown('mf_logbook', 'one', page);
    noteShown('mf_logbook', 'two', page);
    noteFailed('mf_logbook', 'three', page);
    expect(knownVersions().shown).toEqual(['mf_logbook/two']);
  });

  test('is counted by itself', () => {
    noteFailed('mf_logbook', 'one', page);
    expect(noteFailed('mf_logbook', 'two', page)).toBe(false);
    expect(noteFailed('mf_logbook', 'two', page)).toBe(true);
    expect(isBad('mf_logbook', 'one')).toBe(false);
  });

  test('stays given up while its hasty repair fails too', () => {
    for (const folder of ['two', 'two', 'three', 'three']) noteFailed('mf_logbook', folder, page);
    expect(knownVersions().bad).toEqual(['mf_logbook/two', 'mf_logbook/three']);
  });

  test('is given up where one place of it never works, though another does', () => {
    noteShown('mf_logbook', 'new', 'widget/season');
    noteFailed('mf_logbook', 'new', page);
    noteShown('mf_logbook', 'new', 'widget/season');
    expect(noteFailed('mf_logbook', 'new', page)).toBe(true);
    expect(knownVersions().bad).toEqual(['mf_logbook/new']);
  });

  test('is not given up because two places of it failed at once', () => {
    noteFailed('mf_logbook', 'new', 'widget/season');
    expect(noteFailed('mf_logbook', 'new', 'widget/recent-passes')).toBe(false);
  });

  test('is remembered among the last twenty failures', () => {
    const folders = Array.from({ length: 21 }, (_, index) => `v${index}`);
    for (const folder of folders) {
      noteFailed('mf_logbook', folder, page);
      noteFailed('mf_logbook', folder, page);
    }
    expect(knownVersions().bad).toEqual(folders.slice(1).map((folder) => `mf_logbook/${folder}`));
  });

  test('stays given up while the one before it is shown', () => {
    noteFailed('mf_logbook', 'new', page);
    noteFailed('mf_logbook', 'new', page);
    noteShown('mf_logbook', 'old', page);
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
    noteFailed('mf_logbook', 'new', page);
    expect(noteFailed('mf_logbook', 'new', page)).toBe(true);
  });
});
