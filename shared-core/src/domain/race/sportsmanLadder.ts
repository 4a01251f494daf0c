/** Race of a ladder: the qualifiers (1 is the best) that may be on each side. */
export interface LadderRace {
  /** The side with the best qualifier. */
  one: number[];
  /** Empty where the first side has a bye. */
  other: number[];
}

/** Number of cars on the longest ladder. */
export const mostOnLadder = 64;

const merged = ({ one, other }: LadderRace): number[] => [...one, ...other].sort((a, b) => a - b);

/** Pairs the top half of a round with its bottom half; of an odd number the first side without a bye so far has one. */
const pairRound = (sides: readonly number[][], hadBye: Set<number[]>): LadderRace[] => {
  const alone = sides.length % 2 === 0 ? undefined : (sides.find((side) => !hadBye.has(side)) ?? sides[0]);
  const paired = sides.filter((side) => side !== alone);
  const half = paired.length / 2;
  const races = paired.slice(0, half).map((one, index) => ({ one, other: paired[half + index] ?? [] }));
  return alone === undefined ? races : [...races, { one: alone, other: [] }];
};

/**
 * Draws the sportsman ladder of a qualified field, round by round, as NHRA and others pair it: top half against bottom
 * half, so of eight 1–5, 2–6, 3–7, 4–8, and 1–5 then meets 3–7. The best qualifier of an odd field has the bye of the
 * first round (osamcar.com: of seven 1–bye, 2–5, 3–6, 4–7). Later rounds pair the winners by the same rule; nobody has
 * a second bye while another side has had none. Sheets of later byes differ from track to track.
 * @param count cars of the field
 * @returns the races of each round, that of the best qualifier first; none for fewer than two cars
 */
export const sportsmanLadder = (count: number): LadderRace[][] => {
  const rounds: LadderRace[][] = [];
  let sides = Array.from({ length: count }, (_, index) => [index + 1]);
  let hadBye = new Set<number[]>();
  while (sides.length > 1) {
    const races = pairRound(sides, hadBye).sort((a, b) => (a.one[0] ?? 0) - (b.one[0] ?? 0));
    rounds.push(races);
    const before = hadBye;
    hadBye = new Set();
    sides = [];
    for (const race of races) {
      const winner = merged(race);
      if (race.other.length === 0 || before.has(race.one) || before.has(race.other)) hadBye.add(winner);
      sides.push(winner);
    }
  }
  return rounds;
};

/** Returns the races of a qualifier, round by round, as long as they win: the possible opponents, none in a bye. */
export const pathOf = (qualifier: number, ladder: readonly LadderRace[][]): number[][] =>
  ladder.map((races) => {
    const race = races.find(({ one, other }) => one.includes(qualifier) || other.includes(qualifier));
    if (race === undefined) return [];
    return race.one.includes(qualifier) ? race.other : race.one;
  });
