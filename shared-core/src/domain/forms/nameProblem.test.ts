import { lineProblem, nameProblem, personNameProblem, viewNameProblem } from './nameProblem';

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

test('the name of a person has any characters, 1 to 60', () => {
  expect(personNameProblem("O'Néill-Sánchez 3rd!")).toBeUndefined();
  expect(personNameProblem(' ')).toBe('Enter a name.');
});

describe('a line of free text', () => {
  test.each(['', '$10K Saturday', 'Rd 1: Q', 'info@track; 2nd gate <left>'])('“%s” is fine', (line) => {
    expect(lineProblem(line)).toBeUndefined();
  });

  test('is one visible line, and not too long', () => {
    for (const line of ['a\nb', 'a\tb', 'a\u0000b'])
      expect(lineProblem(line)).toBe('Use one line without tabs or other invisible characters.');
    expect(lineProblem('a'.repeat(61))).toBe('Use at most 60 characters.');
    expect(lineProblem('a'.repeat(120), 120)).toBeUndefined();
  });
});
