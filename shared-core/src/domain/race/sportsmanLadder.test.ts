import { mostOnLadder, pathOf, sportsmanLadder, type LadderRace } from './sportsmanLadder';

const words = (races: readonly LadderRace[] = []): string =>
  races.map(({ one, other }) => `${one.join('/')}–${other.join('/') || 'bye'}`).join(', ');
const counts = Array.from({ length: mostOnLadder - 1 }, (_, index) => index + 2);

describe('the sportsman ladder', () => {
  test.each([
    [8, '1–5, 2–6, 3–7, 4–8'],
    [7, '1–bye, 2–5, 3–6, 4–7'],
    [10, '1–6, 2–7, 3–8, 4–9, 5–10'],
    [16, '1–9, 2–10, 3–11, 4–12, 5–13, 6–14, 7–15, 8–16'],
  ])('of %s cars pairs the first round as published', (count, pairs) => {
    expect(words(sportsmanLadder(count)[0])).toBe(pairs);
  });

  test('goes on with the winners by the same rule', () => {
    expect(sportsmanLadder(8).slice(1).map(words)).toEqual(['1/5–3/7, 2/6–4/8', '1/3/5/7–2/4/6/8']);
    expect(sportsmanLadder(6).slice(1).map(words)).toEqual(['1/4–bye, 2/5–3/6', '1/4–2/3/5/6']);
    expect(sportsmanLadder(5).slice(1).map(words)).toEqual(['1–3/5, 2/4–bye', '1/3/5–2/4']);
  });

  test('law: each car is in each round once, and each possible winner goes on', () => {
    for (const count of counts) {
      const all = Array.from({ length: count }, (_, index) => index + 1);
      const rounds = sportsmanLadder(count);
      for (const races of rounds)
        expect(races.flatMap(({ one, other }) => [...one, ...other]).sort((a, b) => a - b)).toEqual(all);
      expect(rounds).toHaveLength(Math.ceil(Math.log2(count)));
      expect(rounds.at(-1)).toHaveLength(1);
    }
  });

  test('law: no two cars can meet in two rounds, and all can meet', () => {
    for (const count of counts)
      for (let car = 1; car <= count; car += 1) {
        const opponents = pathOf(car, sportsmanLadder(count)).flat();
        expect(new Set(opponents).size).toBe(opponents.length);
        expect(opponents).toHaveLength(count - 1);
      }
  });

  test('law: a round has at most one bye, and no car of sixteen has two', () => {
    for (const count of counts) {
      const byes = sportsmanLadder(count).map((races) => races.filter(({ other }) => other.length === 0));
      for (const each of byes) expect(each.length).toBeLessThanOrEqual(1);
      const cars = byes.flat().flatMap(({ one }) => one);
      if (count <= 16) expect(new Set(cars).size).toBe(cars.length);
    }
  });

  test('law: the two best of a full field meet in the final only', () => {
    for (const count of [4, 8, 16, 32, 64]) {
      const meet = pathOf(1, sportsmanLadder(count)).map((opponents) => opponents.includes(2));
      expect(meet.indexOf(true)).toBe(meet.length - 1);
    }
  });

  test('of no car or one has no race', () => {
    expect([sportsmanLadder(0), sportsmanLadder(1)]).toEqual([[], []]);
  });
});
