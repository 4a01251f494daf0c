import {
  formatDateTime,
  formatDial,
  formatEt,
  formatMph,
  formatSeconds,
  type LogEntry,
} from '@holeshot/shared-core';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const heads = [
  'Time',
  'Vehicle',
  'Track',
  'Lane',
  'Dial',
  'R/T',
  '60 ft',
  '1/8',
  'MPH',
  '1/4',
  'MPH',
  'Result',
  'DA',
  'Notes',
];

const cellsOf = ({
  log_entry_datetime,
  location,
  vehicle,
  timeslip: slip,
  derived,
  notes,
}: LogEntry): string[] => [
  formatDateTime(log_entry_datetime, location.timezone),
  vehicle.name,
  location.title,
  slip.lane,
  formatDial(slip.dialin_et),
  formatSeconds(slip.reaction_time, 3),
  formatEt(slip.et_60),
  formatEt(slip.et_660),
  formatMph(slip.mph_660),
  formatEt(slip.et_1320),
  formatMph(slip.mph_1320),
  slip.result,
  derived.density_altitude === undefined ? '–' : `${Math.round(derived.density_altitude)}`,
  notes,
];

const style = `@page { size: landscape; margin: 12mm }
body { font: 9pt/1.35 sans-serif; color: #000; margin: 0 }
h1 { font-size: 14pt; margin: 0 0 4mm }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: left; padding: 1mm 2mm; border-bottom: 0.2mm solid #999; vertical-align: top }
thead { display: table-header-group }
tr { break-inside: avoid }`;

/** The parts of a page of passes for paper: a line a pass, the head on each sheet, black on white. */
export function* printPage(title: string, entries: readonly LogEntry[]): Generator<string, void> {
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>`;
  yield `<style>${style}</style></head><body><h1>${escaped(title)}</h1><table><thead><tr>`;
  yield `${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>`;
  for (const entry of entries) {
    yield `<tr>${cellsOf(entry)
      .map((cell) => `<td>${escaped(cell)}</td>`)
      .join('')}</tr>`;
  }
  yield '</tbody></table></body></html>';
}
