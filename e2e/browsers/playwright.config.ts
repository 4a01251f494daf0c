import path from 'node:path';
import { defineConfig } from 'playwright/test';
import type { BrowserOptions } from './kit/test';

const { HOLESHOT_BROWSERS = 'webkit firefox', HOLESHOT_REPORT, HOLESHOT_QUICK } = process.env;

export default defineConfig<BrowserOptions>({
  testDir: '.',
  outputDir: path.join(import.meta.dirname, '../../test-results/browsers'),
  fullyParallel: true,
  workers: 2,
  // `npm test -- --all` tries a failed test once more, names it, and allows few of them.
  retries: Number(process.env['HOLESHOT_RETRIES'] ?? 0),
  repeatEach: Number(process.env['HOLESHOT_REPEATS'] ?? 1),
  // `npm test` without `--all` leaves out what is marked.
  ...(HOLESHOT_QUICK === undefined ? {} : { grepInvert: /@all/ }),
  projects: (['webkit', 'firefox'] as const)
    .filter((engine) => HOLESHOT_BROWSERS.split(' ').includes(engine))
    .map((engine) => ({
      name: engine,
      use: { engine },
      testIgnore: engine === 'firefox' ? /browsers.webkit/ : /browsers.firefox/,
    })),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter:
    HOLESHOT_REPORT === undefined ? [['list']] : [['list'], ['json', { outputFile: HOLESHOT_REPORT }]],
});
