import { passwordStrength } from './passwordStrength';

describe('the strength of a new password', () => {
  test.each([
    ['', 'At least 8 characters.'],
    ['abcdefg', 'Too short: 1 more character.'],
    ['abc', 'Too short: 5 more characters.'],
    ['🏁🏁🏁🏁', 'Too short: 4 more characters.'],
  ])('P1: %s', (password, words) => expect(passwordStrength(password)).toBe(words));

  test.each(['aaaaaaaaaaaaaaaaaaaa', '12345678901234567890', 'abababab'])('P2: %s is weak', (password) =>
    expect(passwordStrength(password)).toMatch(/weak/),
  );

  test.each(['staging lane four', 'Camaro69!xyz'])('P3: %s is strong', (password) =>
    expect(passwordStrength(password)).toMatch(/strong\.$/),
  );

  test.each(['dragstrip', 'Camaro69!xy', 'camaroracing'])('P4: %s is fair', (password) =>
    expect(passwordStrength(password)).toMatch(/fair/),
  );
});
