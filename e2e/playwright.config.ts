import path from 'node:path';
import { defineConfig } from 'playwright/test';

const { HOLESHOT_URL, HOLESHOT_CHROMIUM, HOLESHOT_REPORT, HOLESHOT_DEVICE_ONLY, HOLESHOT_QUICK } =
  process.env;
const repeats = Number(process.env['HOLESHOT_REPEATS'] ?? 1);

export default defineConfig({
  testDir: '.',
  outputDir: path.join(import.meta.dirname, '../test-results/e2e'),
  fullyParallel: true,
  workers: 2,
  // `npm test -- --all` tries a failed test once more, names it, and allows few of them.
  retries: Number(process.env['HOLESHOT_RETRIES'] ?? 0),
  repeatEach: repeats,
  // `npm test` without `--all` leaves out marked tests.
  ...(HOLESHOT_QUICK === undefined ? {} : { grepInvert: /@all/ }),
  projects:
    HOLESHOT_DEVICE_ONLY === 'yes'
      ? [{ name: 'without server', testMatch: 'withoutServer/**' }]
      : [
          { name: 'together', testIgnore: ['alone/**', 'browsers/**', 'withoutServer/**'] },
          {
            name: 'alone',
            testMatch: 'alone/**',
            dependencies: ['together'],
            fullyParallel: false,
            workers: 1,
          },
        ],
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter:
    HOLESHOT_REPORT === undefined ? [['list']] : [['list'], ['json', { outputFile: HOLESHOT_REPORT }]],
  use: {
    baseURL: HOLESHOT_URL ?? 'http://127.0.0.1:5400',
    browserName: 'chromium',
    // Fetching the whole app ahead takes half of a test's time: tests about the worker allow it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 412, height: 892 },
    launchOptions: {
      executablePath: HOLESHOT_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as on a phone: Chromium without windows rounds them to whole pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
