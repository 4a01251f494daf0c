import type { LogEntry } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { filterOptions } from './filterOptions';

const like = (vehicle: string, track: string, change: Partial<LogEntry['timeslip']> = {}): LogEntry => ({
  ...novaPasses[0]!,
  vehicle: { ...novaPasses[0]!.vehicle, uid: vehicle, name: `Car ${vehicle}` },
  location: { ...greatLakes, uid: track.toLowerCase(), title: track },
  timeslip: { ...novaPasses[0]!.timeslip, ...change },
});

test('an empty log book is filtered by the racer’s vehicles alone', () => {
  expect(filterOptions([], [nova])).toEqual({
    ...{
      vehicle: [{ value: 'nova', label: "'69 Nova" }],
      location: [],
      season: [],
      lane: [],
      result: [],
      quality: [],
    },
  });
});

test('vehicles and tracks stand by name, those that are gone with them', () => {
  const { vehicle, location } = filterOptions(
    [like('b', 'Union Grove'), like('a', 'Byron')],
    [{ ...nova, uid: 'b', name: 'Duster' }],
  );
  expect(vehicle.map(({ label }) => label)).toEqual(['Car a', 'Duster']);
  expect(location.map(({ label }) => label)).toEqual(['Byron', 'Union Grove']);
});

test('a track that was renamed has the name it had last', () => {
  const renamed = { ...like('a', 'Old'), location: { ...greatLakes, uid: 'old', title: 'New' } };
  expect(filterOptions([renamed, like('a', 'Old')], []).location).toEqual([{ value: 'old', label: 'New' }]);
});

test('seasons stand newest first, each once', () => {
  const at = (year: number) => ({ ...like('a', 'X'), log_entry_datetime: `${year}-06-20T18:00:00.000Z` });
  const { season } = filterOptions([at(2024), at(2026), at(2025), at(2026)], []);
  expect(season.map(({ label }) => label)).toEqual(['2026', '2025', '2024']);
});

test('answers that no pass gives are not offered, the others in their usual order', () => {
  const { lane, result, quality } = filterOptions(
    [
      like('a', 'X', { lane: 'Right', result: 'Loss', quality: 'Lifted' }),
      like('a', 'X', { lane: 'Left', result: 'Win', quality: 'All Out' }),
    ],
    [],
  );
  const labels = [lane, result, quality].map((options) => options.map(({ label }) => label));
  expect(labels).toEqual([
    ['Left', 'Right'],
    ['Win', 'Loss'],
    ['All Out', 'Lifted'],
  ]);
});
