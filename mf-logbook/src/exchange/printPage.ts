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

/** Leaves the screen as it is; on paper the sheets alone are left of the page. */
const style = `@page { size: landscape; margin: 12mm }
@media screen { [data-sheets] { display: none } }
@media print {
html, body { height: auto !important; overflow: visible !important; background: #fff !important; color-scheme: light !important }
body > :not([data-sheets]) { display: none !important }
}
[data-sheets] { font: 9pt/1.35 sans-serif; color: #000 }
[data-sheets] h1 { font-size: 14pt; margin: 0 0 4mm }
[data-sheets] table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
[data-sheets] :is(th, td) { text-align: left; padding: 1mm 2mm; border-bottom: 0.2mm solid #999; vertical-align: top }
[data-sheets] thead { display: table-header-group }
[data-sheets] tr { break-inside: avoid }`;

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
  const sheets = element('div', [
    element('style', style),
    element('h1', title),
    element('table', [head, body]),
  ]);
  sheets.dataset['sheets'] = '';
  return sheets;
}
