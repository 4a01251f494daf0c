import { nameProblem, personNameProblem, viewNameProblem } from './nameProblem';

describe('the name of a vehicle or a location', () => {
  test.each([
    "'69 Camaro",
    'St. Louis',
    'Smith & Sons #2 (red)',
    'Übelkarre',
    'Żółw 1/2',
    '赤い車',
    'A-B, C',
  ])('%s is fine', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  test.each(['<b>car</b>', 'a\nb', 'car;drop', 'car!', '"car"'])('%s is not', (name) => {
    expect(nameProblem(name)).toBe("Use only letters, digits, spaces and ' . , - & / # ( ).");
  });

  test('is 1 to 60 characters', () => {
    expect(nameProblem('   ')).toBe('Enter a name.');
    expect(nameProblem('a'.repeat(60))).toBeUndefined();
    expect(nameProblem('a'.repeat(61))).toBe('Use at most 60 characters.');
  });
});

describe('the name of a log book view', () => {
  test('is letters, digits, spaces and parentheses', () => {
    expect(viewNameProblem('Splits (660)')).toBeUndefined();
    expect(viewNameProblem('St. Louis')).toBe('Use only letters, digits, spaces and parentheses.');
    expect(viewNameProblem('')).toBe('Enter a name.');
  });
});

test('the name of a person is whatever they are called, 1 to 60 characters', () => {
  expect(personNameProblem("O'Néill-Sánchez 3rd!")).toBeUndefined();
  expect(personNameProblem(' ')).toBe('Enter a name.');
});
