import { instantsOf } from '../../time/instantsOf';

/** Time of a row by the clocks of its track, as a `datetime-local` input writes it. */
export interface RowTime {
  line: number;
  wall: string;
}

/** Showing of a repeated time: 0 is the first, 1 the second. */
type Showing = 0 | 1;

/** Share of the steps that may go against the order of a table. */
const mostAgainst = 0.2;

interface DatedRow extends RowTime {
  /** Day on which the time is repeated; empty for any other time. */
  repeatedOn: string;
}

/** Returns the rows from the oldest to the newest by the steps between times that are clear; undefined without such. */
const inOrder = (rows: readonly DatedRow[]): readonly DatedRow[] | undefined => {
  let [on, back] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1] ?? row;
    if (row.repeatedOn !== '' && row.repeatedOn === before.repeatedOn) continue;
    if (row.wall > before.wall) on += 1;
    else if (row.wall < before.wall) back += 1;
  }
  if (on === back || Math.min(on, back) > (on + back) * mostAgainst) return undefined;
  return back > on ? rows.toReversed() : rows;
};

/** Finds the showing of each repeated time of a table: where the clock goes back among them, the second begins. */
const showings = (rows: readonly RowTime[], timezone: string): Map<number, Showing> => {
  const found = new Map<number, Showing>();
  let run: DatedRow[] = [];
  const end = (): void => {
    const turns = run.flatMap(({ wall }, index) => (wall < (run[index - 1]?.wall ?? '') ? [index] : []));
    const [turn, another] = turns;
    if (turn !== undefined && another === undefined)
      for (const [index, { line }] of run.entries()) found.set(line, index < turn ? 0 : 1);
    run = [];
  };
  const dated = rows.map((row): DatedRow => {
    const isRepeated = (instantsOf(row.wall, timezone)?.length ?? 0) > 1;
    return { ...row, repeatedOn: isRepeated ? row.wall.slice(0, 10) : '' };
  });
  for (const row of inOrder(dated) ?? []) {
    if (row.repeatedOn !== run.at(-1)?.repeatedOn) end();
    if (row.repeatedOn !== '') run.push(row);
  }
  end();
  return found;
};

/**
 * Makes the teller of repeated times by the order of the rows: undefined where that does not decide.
 * @param rows of the table, requested once a time is repeated
 */
export const repeatedTimes = (
  rows: () => readonly RowTime[],
): ((line: number, timezone: string) => Showing | undefined) => {
  let read: readonly RowTime[] | undefined;
  const zones = new Map<string, Map<number, Showing>>();
  return (line, timezone) => {
    read ??= rows();
    const known = zones.get(timezone) ?? showings(read, timezone);
    zones.set(timezone, known);
    return known.get(line);
  };
};
