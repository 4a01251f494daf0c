import { distances } from './Distance';
import { windLabels } from './Location';
import { lanes, qualities, results } from './LogEntry';
import { fuels, inductions } from './Vehicle';

test('lists in stored data keep their words and order', () => {
  expect(distances).toEqual([660, 1000, 1320]);
  expect(lanes).toEqual(['Left', 'Right', 'Lane 1', 'Lane 2', 'Lane 3', 'Lane 4']);
  expect(results).toEqual(['Time Only', 'Win', 'Loss']);
  expect(qualities).toEqual(['All Out', 'Spun', 'Lifted', 'Flawed']);
  expect(fuels).toEqual([
    { label: 'Gasoline', factor: 0.5 },
    { label: 'E85', factor: 0.33 },
    { label: 'Methanol', factor: 0.3 },
  ]);
  expect(inductions).toEqual([
    { label: 'Naturally Aspirated', factor: 1 },
    { label: 'Supercharged', factor: 0.7 },
  ]);
  expect(windLabels).toEqual([
    'Northerly',
    'Northeasterly',
    'Easterly',
    'Southeasterly',
    'Southerly',
    'Southwesterly',
    'Westerly',
    'Northwesterly',
  ]);
});
