import { degrees } from '../../units/units';
import { windOnTrack } from './windOnTrack';

describe('the wind as the driver meets it', () => {
  test.each([
    [0, '↓', 'head'],
    [45, '↙', 'head'],
    [90, '←', 'cross'],
    [180, '↑', 'tail'],
    [225, '↗', 'tail'],
    [270, '→', 'cross'],
    [338, '↓', 'head'],
  ])('from %d degrees on a northerly track is %s, %s', (from, arrow, word) => {
    expect(windOnTrack(degrees(from), { index: 0, label: 'Northerly' })).toEqual({ arrow, word });
  });

  test('turns with the track, by its exact degrees where they are known', () => {
    expect(windOnTrack(degrees(270), { index: 6, label: 'Westerly' }).word).toBe('head');
    expect(windOnTrack(degrees(0), { index: 0, label: 'Northerly', degrees: degrees(200) }).word).toBe(
      'tail',
    );
  });
});
