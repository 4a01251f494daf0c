import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoGarage, type DemoGarage } from './demoGarage';
import { readShortLogBook } from './shortLogBook';

/**
 * Reads the two demo cars and their season.
 * @param folder of the demo files
 * @param now milliseconds; the last pass was the day before
 */
export const readDemoGarage = async (folder: string, now: number): Promise<DemoGarage> => {
  const text = (name: string) => readFile(path.join(folder, name), 'utf8');
  const [street, dragster] = await Promise.all([text('street.logbook.json'), text('dragster.logbook.json')]);
  return demoGarage(
    [
      {
        uid: 'demo-nova',
        name: "'69 Nova",
        notes: 'Street and strip, 500 hp on gasoline.',
        book: readShortLogBook(street),
      },
      {
        uid: 'demo-dragster',
        name: 'Gas dragster',
        notes: 'Bracket dragster, naturally aspirated.',
        book: readShortLogBook(dragster),
      },
    ],
    now,
  );
};
