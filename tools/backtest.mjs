// npm run backtest -- FILE… [--out PREDICTIONS.jsonl]: how well the engine calls the passes of log book files.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { carHistories, readLogBookFile, summariseWalk, walkForward } from '@holeshot/shared-core';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
if (files.length === 0) {
  console.error('Usage: npm run backtest -- FILE… [--out PREDICTIONS.jsonl]');
  process.exit(2);
}

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
