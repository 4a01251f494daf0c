import { streetCar, streetCarLocations } from '../../../testing/fixtures/streetCar';
import { inOneGo } from '../../work/inOneGo';
import { guessLayout } from './guessLayout';
import { openTable } from '../table/openTable';
import { unknownNames } from './tableNames';

const [track] = streetCarLocations;
const own = {
  vehicles: [
    { ...streetCar, uid: 'nova', name: "'69 Nova" },
    { ...streetCar, uid: 'gas', name: 'Gas dragster' },
    { ...streetCar, uid: 'alky', name: 'Alky dragster' },
  ],
  locations: [{ ...track!, uid: 'byron', title: 'Byron Dragway' }],
};
const namesOf = (rows: readonly string[]) => {
  const table = inOneGo(openTable(`Date,Car,Track,ET,MPH\n${rows.join('\n')}`));
  return unknownNames(table.rows, guessLayout(table.heads, table.rows), own).map(
    ({ what, name, uid, doubtful }) => [what, name, uid, doubtful],
  );
};
const row = (car: string, at: string) => `06/20/2026 13:05,${car},${at},11.241,118.6`;

describe('the names in a foreign table', () => {
  test('are no question where the racer has them, however written, or a row has none', () => {
    expect(
      namesOf([row("'69 NOVA", 'Byron Dragway'), row('69 nova', 'byron-dragway'), row('-', '')]),
    ).toEqual([]);
  });

  test('are named once each where unknown, with a guess where only one fits', () => {
    expect(
      namesOf([row('Nova', 'Byron'), row('NOVA', 'Byron'), row('Duster', 'Byron Dragway Illinois')]),
    ).toEqual([
      ['vehicle', 'Nova', 'nova', true],
      ['vehicle', 'Duster', '', false],
      ['track', 'Byron', 'byron', true],
      ['track', 'Byron Dragway Illinois', 'byron', true],
    ]);
  });

  test('are not guessed where two fit, or by a letter or two', () => {
    expect(namesOf([row('Dragster', 'By'), row('N', 'By')])).toEqual([
      ['vehicle', 'Dragster', '', false],
      ['vehicle', 'N', '', false],
      ['track', 'By', '', false],
    ]);
  });

  test('are twenty at most: more are no names', () => {
    expect(namesOf(Array.from({ length: 500 }, (_, at) => row(`run ${at}`, 'Byron Dragway')))).toHaveLength(
      20,
    );
  });

  test('such as `constructor` are names as any other', () => {
    expect(namesOf([row('__proto__', 'constructor')])).toEqual([
      ['vehicle', '__proto__', '', false],
      ['track', 'constructor', '', false],
    ]);
  });
});
