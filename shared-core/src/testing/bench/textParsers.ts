import { airOfHeading } from '../../domain/cells/airOfHeading';
import { plainName } from '../../domain/cells/plainName';
import { pressureKind } from '../../domain/cells/pressureKind';
import { readCellNumber } from '../../domain/cells/readCellNumber';
import { readCellTime } from '../../domain/cells/readCellTime';
import { foreignRowReader } from '../../domain/exchange/foreign/foreignRowReader';
import { guessLayout } from '../../domain/exchange/foreign/guessLayout';
import { isOfSomethingElse, targetOfHead } from '../../domain/exchange/foreign/headWords';
import { readLane, readOutcome, readQuality, readResult } from '../../domain/exchange/foreign/readChoices';
import { openImportFile } from '../../domain/exchange/plan/openImportFile';
import { readSlipPhoto } from '../../domain/exchange/slip/readSlipPhoto';
import { readSlipText } from '../../domain/exchange/slip/readSlipText';
import { guardCell, unguardCell } from '../../domain/exchange/table/formulaGuard';
import { tableImport } from '../../domain/exchange/table/tableImport';
import { emailProblem, normalEmail } from '../../domain/forms/emailProblem';
import { lineProblem, nameProblem, viewNameProblem } from '../../domain/forms/nameProblem';
import { parseNumber } from '../../domain/format/parseNumber';
import { readAir } from '../../domain/logbook/airPath';
import { isIndexClass } from '../../domain/pass/indexClasses';
import { layWords } from '../../domain/picture/layWords';
import { nextRound } from '../../domain/race/nextRound';
import { racesAgainst } from '../../domain/race/opponentBook';
import { readClockTimes } from '../../domain/time/readClockTimes';
import { instantsOf } from '../../domain/time/instantsOf';
import { wallClock } from '../../domain/time/wallClock';
import { feet } from '../../domain/units/units';
import { readOwnStation } from '../../domain/weather/ownStation/readOwnStation';
import type { Share } from '../../domain/work/inOneGo';
import { fullPass } from '../fixtures/fullPass';
import { streetCar, streetCarLocations } from '../fixtures/streetCar';

const noon = '2026-06-20T17:00:00.000Z';
const chicago = 'America/Chicago';
const tracks = [{ uid: 'track', title: 'Great Lakes Dragaway' }];

/** Reads a file the whole way to its rows, in steps, as the import does. */
function* importFile(text: string): Generator<Share, void> {
  const opened = yield* openImportFile(new TextEncoder().encode(text));
  if (!opened.ok || opened.value.kind !== 'table') return;
  const { table } = opened.value;
  const layout = guessLayout(table.heads, table.rows);
  yield 0;
  const read = foreignRowReader({
    ...{ layout, vehicles: [streetCar], locations: [], customFields: [], vehicle: streetCar },
    location: streetCarLocations[0],
    newId: () => 'pass',
  });
  yield* tableImport(table, read);
}

const foreignHead = 'Date,Time,Lane,Dial,R/T,60,1/8,MPH,1/4,MPH 2,Temp F,Wind,Baro,Notes\n';
const foreignPass = '2026-06-20,1:05 PM,L,11.20,0.018,1.562,7.1,94.2,11.2,118.6,87,6,29.1,fine\n';

/** Each reader of texts from outside, by its name; some work in steps, between which the page goes on. */
export const textParsers: Record<string, (text: string) => unknown> = {
  'slip text': (text) => readSlipText(text, tracks),
  'slip photo': (text) => readSlipPhoto({ text, words: [] }, tracks),
  'recognized words': (text) => layWords([{ text, confidence: 1, left: 0, top: 0, right: 100, bottom: 10 }]),
  'import of a file': importFile,
  'import of a table': (text) => importFile(`${foreignHead}${foreignPass}${text}`),
  'import of a column': (text) =>
    importFile(
      foreignHead +
        foreignPass +
        (text.match(/[^]{1,90}/gu) ?? [])
          .slice(0, 60)
          .map((cell) => `2026-06-20,${`"${cell.replaceAll('"', '""')}",`.repeat(12)}x\n`)
          .join(''),
    ),
  'import of a log book': (text) => importFile(`{"format":"holeshot-logbook","version":1,${text}`),
  'own station': (text) =>
    readOwnStation(text, { elevation: feet(700), timezone: chicago }, Date.parse(noon)),
  'a cell, guarded': (text) => unguardCell(guardCell(text, true), true),
  'number in a cell': (text) => readCellNumber(text),
  'time in a cell': (text) => [readCellTime(text, '', 'mdy'), readCellTime('6/20/2026', text, 'mdy')],
  'words in a cell': (text) => [readLane, readResult, readQuality, readOutcome].map((read) => read(text)),
  'head of a column': (text) => [
    targetOfHead(text),
    isOfSomethingElse(text),
    airOfHeading(text),
    pressureKind(text),
  ],
  'times of rounds': (text) => readClockTimes(text, noon, chicago),
  'typed number': (text) => [parseNumber(text), parseNumber(text, { thousands: true })],
  'typed time': (text) => instantsOf(text, chicago),
  'stored time': (text) => wallClock(text, chicago),
  'stored time zone': (text) => wallClock(noon, text),
  'typed names': (text) => [
    nameProblem(text),
    viewNameProblem(text),
    lineProblem(text),
    lineProblem(text, 1e6),
    plainName(text),
  ],
  'mail address': (text) => [emailProblem(text), normalEmail(text)],
  'name of an opponent': (text) =>
    racesAgainst(text, [{ ...fullPass, event: { ...fullPass.event, opponent: text } }]),
  'name of a round': (text) => nextRound(text),
  'name of a class': (text) => isIndexClass(text),
  'air in an address': (text) => readAir(text),
};
