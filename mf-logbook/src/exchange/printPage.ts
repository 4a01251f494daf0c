import {
  formatDateTime,
  formatDial,
  formatEt,
  formatMph,
  formatSeconds,
  formatWhole,
  type LogEntry,
  type PassField,
  type Share,
} from '@holeshot/shared-core';
import { sheetsOf } from './printSheets';

/** Column of the printed page. */
type PrintedColumn = Pick<PassField, 'label' | 'show'>;

const slipColumns: PrintedColumn[] = [
  { label: 'Time', show: (pass) => formatDateTime(pass.log_entry_datetime, pass.location.timezone) },
  { label: 'Vehicle', show: ({ vehicle }) => vehicle.name },
  { label: 'Track', show: ({ location }) => location.title },
  { label: 'Lane', show: ({ timeslip }) => timeslip.lane },
  { label: 'Dial', show: ({ timeslip }) => formatDial(timeslip.dialin_et) },
  { label: 'R/T', show: ({ timeslip }) => formatSeconds(timeslip.reaction_time, 3) },
  { label: '60 ft', show: ({ timeslip }) => formatEt(timeslip.et_60) },
  { label: '1/8', show: ({ timeslip }) => formatEt(timeslip.et_660) },
  { label: 'MPH', show: ({ timeslip }) => formatMph(timeslip.mph_660) },
  { label: '1000 ft', show: ({ timeslip }) => formatEt(timeslip.et_1000) },
  { label: 'MPH', show: ({ timeslip }) => formatMph(timeslip.mph_1000) },
  { label: '1/4', show: ({ timeslip }) => formatEt(timeslip.et_1320) },
  { label: 'MPH', show: ({ timeslip }) => formatMph(timeslip.mph_1320) },
  { label: 'Result', show: ({ timeslip }) => timeslip.result },
  { label: 'Quality', show: ({ timeslip }) => timeslip.quality },
  { label: 'DA', show: ({ derived }) => formatWhole(derived.density_altitude) },
  { label: 'Notes', show: ({ notes }) => notes },
];

const element = (tag: string, content: readonly Element[] | string): HTMLElement => {
  const made = document.createElement(tag);
  // Text, never markup: a racer may have typed anything.
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  return made;
};

const line = (tag: 'th' | 'td', columns: readonly PrintedColumn[], text: (column: PrintedColumn) => string) =>
  element(
    'tr',
    columns.map((column) => element(tag, text(column))),
  );

/**
 * Lays out passes for the printer: one line a pass, the head on each sheet.
 * @param columns by default those of the slip
 */
export function* printPage(
  title: string,
  entries: readonly LogEntry[],
  columns: readonly PrintedColumn[] = slipColumns,
): Generator<Share, HTMLElement> {
  const head = element('thead', [line('th', columns, ({ label }) => label)]);
  const body = element('tbody', []);
  for (const [index, entry] of entries.entries()) {
    body.append(line('td', columns, ({ show }) => show(entry)));
    yield (index + 1) / entries.length;
  }
  return sheetsOf('landscape', [element('h1', title), element('table', [head, body])]);
}
