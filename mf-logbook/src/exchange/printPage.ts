import {
  formatDateTime,
  formatDial,
  formatEt,
  formatMph,
  formatSeconds,
  formatWhole,
  type LogEntry,
  type PassField,
} from '@holeshot/shared-core';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

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

const style = `@page { size: landscape; margin: 12mm }
body { font: 9pt/1.35 sans-serif; color: #000; margin: 0 }
h1 { font-size: 14pt; margin: 0 0 4mm }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: 1mm 2mm; border-bottom: 0.2mm solid #999; vertical-align: top }
thead { display: table-header-group }
tr { break-inside: avoid }`;

/**
 * Creates a printable page of passes: one line a pass, the head on each sheet.
 * @param columns by default those of the slip
 */
export function* printPage(
  title: string,
  entries: readonly LogEntry[],
  columns: readonly PrintedColumn[] = slipColumns,
): Generator<string, void> {
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>`;
  yield `<style>${style}</style></head><body><h1>${escaped(title)}</h1><table><thead><tr>`;
  yield `${columns.map(({ label }) => `<th scope="col">${escaped(label)}</th>`).join('')}</tr></thead><tbody>`;
  for (const entry of entries) {
    yield `<tr>${columns.map(({ show }) => `<td>${escaped(show(entry))}</td>`).join('')}</tr>`;
  }
  yield '</tbody></table></body></html>';
}
