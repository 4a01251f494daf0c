import { opponentKey, type OpponentRecord, type ScoutedCar } from '@holeshot/shared-core';

const metTimes = ({ name, races }: OpponentRecord): string =>
  `${name}, met ${races === 1 ? 'once' : `${races} times`}`;

const scoutedRuns = ({ runs }: ScoutedCar): string =>
  `scouted, ${runs.length === 1 ? '1 run' : `${runs.length} runs`}`;

/** Lists the opponents to choose from: a typical one, the scouted cars that the book has not, and those of the book. */
export const opponentRows = (
  book: readonly OpponentRecord[],
  scouted: readonly ScoutedCar[],
): { uid: string; text: string }[] => {
  const byKey = new Map(scouted.map((each) => [opponentKey(each.car), each]));
  const met = book.map((record) => {
    const key = opponentKey(record.name);
    const seen = byKey.get(key);
    byKey.delete(key);
    const text = metTimes(record);
    return { uid: record.name, text: seen === undefined ? text : `${text}, ${scoutedRuns(seen)}` };
  });
  return [
    { uid: '', text: 'Typical opponent' },
    ...[...byKey.values()].map((each) => ({ uid: each.car, text: `${each.car}, ${scoutedRuns(each)}` })),
    ...met,
  ];
};
