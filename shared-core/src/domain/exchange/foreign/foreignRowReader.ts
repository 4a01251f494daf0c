import type { CustomField } from '../../entities/CustomField';
import type { Location } from '../../entities/Location';
import type { LogEntry } from '../../entities/LogEntry';
import type { Vehicle } from '../../entities/Vehicle';
import { deriveValues } from '../../logbook/deriveValues';
import { locationOfPass } from '../../pass/locationOfPass';
import { vehicleOfPass } from '../../pass/vehicleOfPass';
import { rowFailures } from '../../plain/failures';
import { failedAs, ok, type Result } from '../../plain/result';
import { formatDateTime, fromLocalInput } from '../../time/formatTime';
import { instantsOf } from '../../time/instantsOf';
import type { FileRow } from '../file/FileRow';
import type { ColumnTarget } from './columnTargets';
import { cellText, foreignCells, type ForeignCells } from './foreignCells';
import { foreignRace } from './foreignRace';
import { foreignSetup } from './foreignSetup';
import { foreignSlip } from './foreignSlip';
import { foreignWeather } from './foreignWeather';
import type { TableLayout } from './guessLayout';
import { readCellNumber } from '../../cells/readCellNumber';
import { readCellTime, type CellTime } from '../../cells/readCellTime';
import { repeatedTimes } from './repeatedTimes';
import type { MeantName } from './tableNames';
import { plainName } from '../../cells/plainName';
import type { TableRow } from '../table/tableRows';

/** Context for reading the rows of a foreign table. */
export interface ForeignContext {
  layout: TableLayout;
  /** All rows of the table: their order tells a repeated time apart. */
  rows?: readonly TableRow[];
  vehicles: readonly Vehicle[];
  locations: readonly Location[];
  customFields: readonly CustomField[];
  /** Meanings of names that the racer does not have. */
  names?: readonly MeantName[];
  /** For rows that name no vehicle; undefined to refuse them. */
  vehicle: Vehicle | undefined;
  /** For rows that name no track; undefined to refuse them. */
  location: Location | undefined;
  newId: () => string;
}

/** Finds a record by name. An unknown name is no missing one: its passes would go to another record. */
const finder = <Row extends { uid: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  meant: readonly MeantName[],
  otherwise: Row | undefined,
): ((name: string) => Row | undefined) => {
  const found = new Map<string, Row | undefined>();
  for (const { name, uid } of meant)
    found.set(
      plainName(name),
      rows.find((row) => row.uid === uid),
    );
  for (const row of rows.toReversed()) found.set(plainName(nameOf(row)), row);
  found.set('', otherwise);
  return (name) => found.get(plainName(name));
};

const unnamed = (name: string, what: 'vehicle' | 'track'): Result<never> =>
  plainName(name) === ''
    ? failedAs(rowFailures, 'row-unnamed', what)
    : failedAs(rowFailures, 'row-other-name', what, name.slice(0, 40));

const thousands = /^\d{1,3},\d{3}$/;

const customValues = (
  cells: ForeignCells,
  fields: readonly CustomField[],
): Record<string, string | number> => {
  const values: Record<string, string | number> = {};
  const commas = (['et_60', 'et_660', 'et_1320'] as const).some((field) => cells.text(field).includes(','));
  for (const { pk, isNumeric } of fields) {
    const text = cells.text(`custom_fields.${pk}`);
    // `5,200` beside `11.241` is five thousand two hundred; beside `11,241` nobody knows.
    const likely = (each: number): boolean => !thousands.test(text) || commas || Number.isInteger(each);
    const value = isNumeric ? readCellNumber(text, likely) : text;
    if (value !== undefined && value !== '') values[pk] = Number.isNaN(value) ? text : value;
  }
  return values;
};

/** Clock times of the afternoon that a 12-hour clock shows without PM. */
const afternoon = /^0[1-6]:/;

/** Reads the time of a row's pass, by the clocks of its track; a row with a day alone is put after noon, in order. */
const rowTimes = (layout: TableLayout, rows: readonly TableRow[]) => {
  const daysSeen = new Map<string, number>();
  const isShort = layout.columns.some(({ target, unit }) => target === 'time' && unit === '1–6 is PM');
  const textOf = cellText(layout);
  const read = (text: (target: ColumnTarget) => string): CellTime | undefined => {
    const clock = text('time');
    const found = readCellTime(text('date'), clock, layout.dateOrder, text('half_day'));
    const isMeantLate =
      found?.kind === 'wall' && isShort && afternoon.test(found.time ?? '') && !/\d\s*[ap]/i.test(clock);
    if (!isMeantLate || found.time === undefined) return found;
    return { ...found, time: `${Number(found.time.slice(0, 2)) + 12}${found.time.slice(2)}` };
  };
  const showingOf = repeatedTimes(() =>
    rows
      .filter(({ damage }) => damage === undefined)
      .flatMap((row) => {
        const found = read((target) => textOf(row, target));
        return found?.kind === 'wall' && found.time !== undefined
          ? [{ line: row.line, wall: `${found.date}T${found.time}` }]
          : [];
      }),
  );
  return (cells: ForeignCells, line: number, timezone: string): Result<{ at: string; dayOnly: boolean }> => {
    const [date, clock] = [cells.text('date'), cells.text('time')];
    const noDate = failedAs(rowFailures, 'row-no-date', date.slice(0, 40));
    const found = read((target) => cells.text(target));
    if (found === undefined) return noDate;
    if (found.kind === 'unreadable') {
      const said = [clock === '' ? date : clock, cells.text('half_day')]
        .filter((text) => text !== '')
        .join(' ');
      return failedAs(rowFailures, 'row-no-time', said.slice(0, 40));
    }
    if (found.kind === 'moment') return ok({ at: found.iso, dayOnly: false });
    const seen = daysSeen.get(found.date) ?? 0;
    if (found.time === undefined) {
      daysSeen.set(found.date, seen + 1);
      cells.remarks.push('No time of day. Put after noon, in the order of the file.');
    }
    const minutes = Math.min(12 * 60 + seen, 24 * 60 - 1);
    const time = `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}:00`;
    const wall = `${found.date}T${found.time ?? time}`;
    const at = fromLocalInput(wall, timezone);
    if (at === undefined) return noDate;
    const instants = instantsOf(wall, timezone) ?? [];
    const words = [date, clock, cells.text('half_day')]
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, 40);
    if (instants.length === 0)
      cells.remarks.push(
        `Time: “${words}” does not exist, as the clocks skip it. Stored as ${formatDateTime(at, timezone)}.`,
      );
    const showing = instants.length > 1 ? showingOf(line, timezone) : 0;
    if (showing === undefined)
      cells.remarks.push(`Time: “${words}” came twice, as the clocks were set back. Stored as the first.`);
    return ok({ at: instants[showing ?? 0] ?? at, dayOnly: found.time === undefined });
  };
};

/** Shares records that are equal in all passes: the device copies shared ones once. */
const oncePer = <Row extends object, Made>(make: (row: Row) => Made): ((row: Row) => Made) => {
  const made = new Map<Row, Made>();
  return (row) => {
    const one = made.get(row) ?? make(row);
    made.set(row, one);
    return one;
  };
};

type ForeignRow = Pick<FileRow, 'id' | 'value' | 'dayOnly' | 'remarks'>;

/** Makes the reader of rows of a foreign table; a row fails with its problems in sentences. */
export const foreignRowReader = (context: ForeignContext): ((row: TableRow) => Result<ForeignRow>) => {
  const { layout, vehicles, locations, customFields, names = [] } = context;
  const read = foreignCells(layout);
  const textOf = cellText(layout);
  const hasTwo = context.rows?.some((row) => textOf(row, 'winner') === '2') === true;
  const meant = (what: MeantName['what']) => names.filter((each) => each.what === what);
  const vehicleOf = finder(vehicles, ({ name }) => name, meant('vehicle'), context.vehicle);
  const locationOf = finder(locations, ({ title }) => title, meant('track'), context.location);
  const timeOf = rowTimes(layout, context.rows ?? []);
  const vehicleIn = oncePer(vehicleOfPass);
  const locationIn = oncePer(locationOfPass);
  return (row) => {
    const cells = read(row);
    const vehicle = vehicleOf(cells.text('vehicle'));
    const location = locationOf(cells.text('track'));
    if (vehicle === undefined) return unnamed(cells.text('vehicle'), 'vehicle');
    if (location === undefined) return unnamed(cells.text('track'), 'track');
    const time = timeOf(cells, row.line, location.timezone);
    if (!time.ok) return time;
    const { at, dayOnly } = time.value;
    const timeslip = foreignSlip(cells, at, hasTwo);
    const setup = foreignSetup(cells, timeslip);
    const weather = foreignWeather(cells, at, location.elevation);
    const event = foreignRace(cells);
    if (cells.problems.length > 0) return failedAs(rowFailures, 'row', cells.problems.join(' '));
    const pass: LogEntry = {
      log_entry_uid: context.newId(),
      log_entry_datetime: at,
      vehicle: vehicleIn(vehicle),
      location: locationIn(location),
      timeslip,
      weather,
      derived: deriveValues({ vehicle, location, timeslip, weather, predictedFinish: undefined, event }),
      prediction: {},
      custom_fields: customValues(cells, customFields),
      notes: cells.text('notes'),
      changes: cells.text('changes'),
      ...(setup && { setup }),
      ...(event && { event }),
    };
    return ok({
      id: pass.log_entry_uid,
      value: { ...pass },
      ...(dayOnly && { dayOnly: true as const }),
      ...(cells.remarks.length > 0 && { remarks: cells.remarks }),
    });
  };
};
