import { readFileSync, writeFileSync } from 'node:fs';
import { carHistories, readLogBookFile, summariseWalk, walkForward } from '@holeshot/shared-core';
import { readArguments } from './readArguments.mjs';

const { values, positionals: files } = readArguments({
  command: 'npm run backtest',
  about: 'Calls each pass of log book files by the passes before it, and prints how good the calls are.',
  operands: ['FILE…'],
  options: { out: { takes: 'FILE', about: 'Writes each call there, one JSON record a line.' } },
});

const walked = files.flatMap((file) => {
  const book = readLogBookFile(readFileSync(file, 'utf8'));
  if (!book.ok) {
    console.error(`${file}: ${book.failure.message}`);
    process.exit(1);
  }
  for (const { list, place, reason } of book.value.refused)
    console.error(`${file}: left out of ${list}, number ${place}: ${reason}`);
  return carHistories(book.value.rows).flatMap(({ vehicle, passes }) => walkForward(vehicle, passes));
});

if (values.out !== undefined) {
  const fields = [
    ...['vehicle_uid', 'log_entry_uid', 'actual', 'predicted', 'low80', 'high80'],
    ...['prior_passes', 'first_of_day'],
  ];
  writeFileSync(
    values.out,
    walked
      .map(
        (pass) => `${JSON.stringify(pass, fields)}
`,
      )
      .join(''),
  );
}
console.table(summariseWalk(walked));
