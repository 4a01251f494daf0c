// npm run bench:import -w shared-core [-- ROWS]: what an import of a foreign table costs, and its longest step.
import { streetCar, streetCarLocations } from '../fixtures/streetCar';
import { foreignRowReader } from '../../domain/exchange/foreign/foreignRowReader';
import { guessLayout } from '../../domain/exchange/foreign/guessLayout';
import { tableImport } from '../../domain/exchange/table/tableImport';
import { fingerprint } from '../../domain/exchange/plan/fingerprint';
import type { Share } from '../../domain/work/inOneGo';
import { openImportFile } from '../../domain/exchange/plan/openImportFile';
import { planImport } from '../../domain/exchange/plan/planImport';
import { emptyLogBook } from '../../domain/exchange/file/StoredLogBook';

const rows = Number(process.argv[2] ?? 10_000);
const day = 86_400_000;
const head =
  "Date,Time,Lane,Dial,R/T,60',330',1/8,MPH,1000',1/4,MPH 2,Temp F,Humidity,Baro,Wind mph,Wind dir,Notes";

/** Passes of ten years, eight a race day. */
const lines = Array.from({ length: rows }, (_, index) => {
  const at = new Date(Date.UTC(2015, 3, 1) + Math.floor(index / 8) * 3 * day).toISOString().slice(0, 10);
  const et = 11 + (index % 97) / 200;
  const share = (part: number) => (et * part).toFixed(3);
  return `${at},${9 + (index % 8)}:${10 + (index % 50)},L,11.20,0.0${10 + (index % 80)},${share(0.14)},${share(0.41)},${share(0.636)},94.2,${share(0.83)},${share(1)},${(1335 / et).toFixed(2)},87,54,29.10,6,315,pass ${index}`;
});
const bytes = new TextEncoder().encode(`${head}\n${lines.join('\n')}`);

const table: { part: string; ms: number; 'longest step, ms': number }[] = [];
const timed = <Value>(part: string, work: Generator<Share, Value>): Value => {
  const start = performance.now();
  let longest = 0;
  for (;;) {
    const before = performance.now();
    const step = work.next();
    longest = Math.max(longest, performance.now() - before);
    if (step.done === true) {
      table.push({
        part,
        ms: Math.round(performance.now() - start),
        'longest step, ms': Math.round(longest),
      });
      return step.value;
    }
  }
};

const cpuBefore = process.cpuUsage();
const opened = timed('open', openImportFile(bytes));
if (!opened.ok || opened.value.kind !== 'table') throw new Error('no table');
const { table: found } = opened.value;
let ids = 0;
const start = performance.now();
const layout = guessLayout(found.heads, found.rows);
table.push({ part: 'guess the columns', ms: Math.round(performance.now() - start), 'longest step, ms': 0 });
const read = foreignRowReader({
  ...{ layout, vehicles: [streetCar], locations: [], customFields: [], vehicle: streetCar },
  location: streetCarLocations[0],
  newId: () => `pass-${(ids += 1)}`,
});
const taken = timed('read the rows', tableImport(found, read));
const plan = timed(
  'plan',
  planImport({
    rows: taken.rows,
    account: { ...emptyLogBook('racer'), vehicles: [{ id: streetCar.uid, value: streetCar }] },
    maxVehicles: 5,
  }),
);
const printed = performance.now();
for (const row of plan.rows) fingerprint(row);
table.push({ part: 'fingerprints', ms: Math.round(performance.now() - printed), 'longest step, ms': 0 });
const cpu = process.cpuUsage(cpuBefore);
console.table(table);
console.log(
  `${rows} rows, ${(bytes.length / 1e6).toFixed(1)} MB: ${plan.rows.length} new, ${plan.duplicates.length} known, ` +
    `${plan.refused.length + taken.refused.length} refused in ${(table.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(2)} s, ${((cpu.user + cpu.system) / 1e6).toFixed(2)} s of the processor`,
);
