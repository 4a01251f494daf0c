import { opponentKey, type OpponentRecord, type ScoutedCar } from '@holeshot/shared-core';

const metTimes = ({ name, races }: OpponentRecord): string =>
  `${name}, met ${races === 1 ? 'once' : `${races} times`}`;

const scoutedRuns = ({ runs }: ScoutedCar): string =>
  `scouted, ${runs.length === 1 ? '1 run' : `${runs.length} runs`}`;

/**
 * Lists the opponents to choose from: a typical one, the scouted cars that the book has not, those of the book, and
 * the chosen one where nothing is known of it any more.
 * @param opponent chosen, as typed or found earlier; empty for a typical one
 * @returns the rows, and the uid of the chosen one
 */
export const opponentRows = (
  book: readonly OpponentRecord[],
  scouted: readonly ScoutedCar[],
  opponent: string,
): { rows: { uid: string; text: string }[]; chosen: string } => {
  const byKey = new Map(scouted.map((each) => [opponentKey(each.car), each]));
  const met = book.map((record) => {
    const key = opponentKey(record.name);
    const seen = byKey.get(key);
    byKey.delete(key);
    const text = metTimes(record);
    return { uid: record.name, text: seen === undefined ? text : `${text}, ${scoutedRuns(seen)}` };
  });
  const rows = [
    { uid: '', text: 'Typical opponent' },
    ...[...byKey.values()].map((each) => ({ uid: each.car, text: `${each.car}, ${scoutedRuns(each)}` })),
    ...met,
  ];
  const chosen = rows.find(({ uid }) => opponentKey(uid) === opponentKey(opponent));
  if (chosen !== undefined) return { rows, chosen: chosen.uid };
  return { rows: [...rows, { uid: opponent, text: `${opponent}, nothing known` }], chosen: opponent };
};
