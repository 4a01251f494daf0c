import * as v from 'valibot';
import { vehicleSchema, type VehicleDraft } from './vehicleSchema';

const nova: VehicleDraft = {
  name: 'Nova',
  weight: '3500',
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  finish: '1320',
  notes: '',
};

/** The sentences a draft gets, each with its field. */
const problems = (changed: Partial<VehicleDraft>): string[] =>
  (v.safeParse(vehicleSchema, { ...nova, ...changed }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

describe('a typed vehicle', () => {
  test.each<[Partial<VehicleDraft>, string]>([
    [{ weight: ' ' }, 'weight: Enter the race weight with driver.'],
    [{ weight: 'heavy' }, 'weight: Enter a weight from 100 to 10,000 lb.'],
    [{ weight: '3,500 lb' }, 'weight: Enter a weight from 100 to 10,000 lb.'],
    [{ weight: '99.9' }, 'weight: Enter a weight from 100 to 10,000 lb.'],
    [{ weight: '10001' }, 'weight: Enter a weight from 100 to 10,000 lb.'],
    [{ weight: '-3500' }, 'weight: Enter a weight from 100 to 10,000 lb.'],
    [{ name: '' }, 'name: Enter a name.'],
    [{ name: '<b>' }, "name: Use only letters, digits, spaces and ' . , - & / # ( )."],
    [{ notes: 'x'.repeat(2001) }, 'notes: Notes can have at most 2000 characters.'],
  ])('%j is refused with a sentence', (changed, sentence) => {
    expect(problems(changed)).toEqual([sentence]);
  });

  test.each<[string, number]>([
    ['100', 100],
    ['10000', 10_000],
    ['2890,5', 2890.5],
    ['3,500', 3500],
    [' 2890.5 ', 2890.5],
  ])('the weight "%s" is taken', (weight, value) => {
    expect(v.parse(vehicleSchema, { ...nova, weight }).weight).toBe(value);
  });
});
