import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildLocally } from './env/readBuildEnv.mjs';
import { remoteFolders } from './env/remoteFolders.mjs';
import { readArguments } from './readArguments.mjs';
import { findChromium } from './stages/chromium.mjs';
import { endOnSignal } from './stages/endOnSignal.mjs';
import { install } from './stages/install.mjs';
import { findOtherBrowsers } from './stages/otherBrowsers.mjs';
import { packages } from './stages/packages.mjs';
import { unitProjects } from './stages/relatedSuites.mjs';
import { run } from './stages/run.mjs';
import { typeChecks } from './stages/typeChecks.mjs';
import { freeBasePort } from './stack/stackPorts.mjs';

const {
  values: { all },
} = readArguments({
  command: 'npm test',
  about: `Checks the repository, on a fresh clone too; test-results holds the reports.
HOLESHOT_TEST_PORT names the first of its ports, HOLESHOT_CHROMIUM a browser.`,
  options: {
    all: {
      about: 'Runs everything: what is marked @all or .all, the linter, and the app without Java.',
    },
  },
});
// Playwright and jest leave out what is marked.
if (!all) process.env.HOLESHOT_QUICK = 'yes';
const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const site = '.stack/test-site';
const deviceSite = '.stack/device-site';
const firstPort = Number(process.env.HOLESHOT_TEST_PORT ?? 6400);
const interrupt = new AbortController();
let stack;
endOnSignal(() => {
  interrupt.abort(new Error('Stopped.'));
  return stack?.stop();
});

const totals = { passed: 0, failed: 0, skipped: 0 };
const stages = [];
const skippedWhy = [];
/** Tests in a browser that passed at the second try only. */
const secondTries = [];
/** More of them than this are no accident of a busy machine. */
const secondTriesAllowed = 2;

const count = (passed, failed, skipped = 0) => {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
};

const skip = (name, why) => {
  count(0, 0, 1);
  skippedWhy.push(`${name}: ${why}`);
};

/** @param {() => Promise<number | void>} work gives how many of its checks have failed */
const stage = async (name, work) => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  let failed;
  try {
    failed = (await work()) ?? 0;
  } catch (error) {
    console.error(error);
    count(0, 1);
    failed = 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  stages.push(`${seconds.padStart(7)} s  ${name}${failed > 0 ? `  ${failed} FAILED` : ''}`);
  return failed === 0;
};

/** A program that either passes or fails counts as one check. */
const check = (name, command) =>
  stage(name, async () => {
    const failed = (await run(command, { cwd: root })) === 0 ? 0 : 1;
    count(1 - failed, failed);
    return failed;
  });

/** A run that ends badly has failed, even where none of its tests did. */
const failedOf = (code, failed) => (code === 0 ? failed : Math.max(failed, 1));

const jest = async (name, args, env) => {
  const file = path.join(results, `${name}.json`);
  const code = await run(
    ['npx', 'jest', '--json', `--outputFile=${file}`, '--testLocationInResults', ...args],
    { cwd: root, env },
  );
  const report = JSON.parse(await readFile(file, 'utf8'));
  const failed = failedOf(code, report.numFailedTests + report.numRuntimeErrorTestSuites);
  count(report.numPassedTests, failed, report.numPendingTests + report.numTodoTests);
  return failed;
};

/** Names the tests of Playwright's report that passed at the second try. */
const flakyOf = (suites) =>
  suites.flatMap(({ suites: inside = [], specs = [] }) => [
    ...flakyOf(inside),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ]);

const playwright = async (name, env, config = '.') => {
  const file = path.join(results, `${name}.json`);
  const code = await run(['npx', 'playwright', 'test', '-c', config], {
    cwd: path.join(root, 'e2e'),
    env: { ...env, HOLESHOT_REPORT: file, ...(all && { HOLESHOT_RETRIES: '1' }) },
  });
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8'));
  secondTries.push(...flakyOf(suites));
  const failed = failedOf(code, stats.unexpected);
  count(stats.expected + stats.flaky, failed, stats.skipped);
  return failed;
};

const finish = () => {
  console.log('\nTime by stage');
  for (const line of stages) console.log(line);
  for (const line of skippedWhy) console.log(`Skipped: ${line}`);
  for (const line of secondTries) console.log(`Passed at the second try only, a fault to find: ${line}`);
  if (secondTries.length > secondTriesAllowed) count(0, secondTries.length);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exit(totals.failed === 0 ? 0 : 1);
};

try {
  await freeBasePort(firstPort);
} catch (error) {
  console.error(`npm test: ${error.message}`);
  process.exit(2);
}
buildLocally();
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

const installed = await stage('Install', async () => {
  if ((await install()) !== 0) throw new Error('The packages could not be installed');
});
if (!installed) finish();

let chromium;
await stage('Chromium', () => {
  chromium = findChromium(console.log);
});

const types = async () => {
  // Each package by itself sees no global of another.
  if (all) await check('Types', ['npm', 'run', '--silent', 'types']);
  else for (const { project, command } of typeChecks) await check(`Types of ${project}`, command);
};

const prettierCache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];
const short = async () => {
  await check('Format', ['npx', 'prettier', '--check', ...prettierCache, '--log-level', 'warn', '.']);
  await types();
  await check('Dead code', ['npx', 'knip']);
};

/** Lints in two goes: the types of all packages at once need more memory than Node takes. */
const lint = async () => {
  const others = [...packages, 'tools', 'eslint.config.mjs'].filter((name) => !remoteFolders.includes(name));
  await check('Lint of the remotes', ['npx', 'eslint', ...remoteFolders]);
  await check('Lint of the rest', ['npx', 'eslint', ...others]);
};

const unitTests = () =>
  stage('Unit tests', () =>
    // By itself jest leaves a core free for who works beside it.
    jest('unit', ['--maxWorkers=100%', '--projects', ...unitProjects]),
  );

/** @param {string} [chromium] where there is one */
const withoutJava = async (chromium) => {
  if (chromium === undefined) {
    skip('Without Java', 'no Chromium is installed; name one in HOLESHOT_CHROMIUM');
    return;
  }
  await stage('Without Java', async () => {
    const build = ['node', 'tools/build.mjs', '--device-only', '--shell-only', '--to', deviceSite];
    if ((await run(build, { cwd: root })) !== 0) throw new Error('The build for the device alone failed');
    const { startWithoutJava } = await import('./stack/startWithoutJava.mjs');
    const { url, stop } = await startWithoutJava({
      site: deviceSite,
      basePort: await freeBasePort(firstPort + 100),
    });
    try {
      const env = { HOLESHOT_URL: url, HOLESHOT_CHROMIUM: chromium, HOLESHOT_DEVICE_ONLY: 'yes' };
      return await playwright('without-java', env);
    } finally {
      await stop();
    }
  });
};

/** Suites that change settings of the whole stack, and beside them those that have a project of their own. */
const emulatorSuites = {
  'Rules, functions and accounts on the emulators': 'functions/|firebase/account/',
  'Repositories on the emulators': 'shell/src/(?!firebase/account/)',
};

const onEmulators = () =>
  Promise.all(
    Object.entries(emulatorSuites).map(([name, paths], index) =>
      stage(name, () =>
        jest(
          `emulators-${index + 1}`,
          [
            '--runInBand',
            // A test that fails half-way leaves its listeners open, and they would hold the run for ever.
            '--forceExit',
            ...['--testPathPatterns', paths],
            ...['--projects', 'functions/jest.emulator.config.mjs', 'shell/jest.emulator.config.mjs'],
          ],
          stack.env,
        ),
      ),
    ),
  );

const endToEnd = async () => {
  if (chromium === undefined) {
    skip('End to end', 'no Chromium is installed; name one in HOLESHOT_CHROMIUM');
    return;
  }
  await stage('End to end', () =>
    playwright('e2e', {
      HOLESHOT_URL: stack.urls.app,
      HOLESHOT_CHROMIUM: chromium,
      HOLESHOT_SITE: path.join(root, site),
    }),
  );
};

const inOtherBrowsers = async () => {
  const { found, missing } = findOtherBrowsers(console.log);
  for (const why of missing) skip('Other browsers', why);
  if (found.length === 0) return;
  await stage('Other browsers', () =>
    playwright(
      'browsers',
      {
        HOLESHOT_URL: stack.urls.app,
        HOLESHOT_SITE: path.join(root, site),
        HOLESHOT_BROWSERS: found.join(' '),
      },
      'browsers',
    ),
  );
};

const startTheStack = async () => {
  const { findFirestoreEmulator } = await import('./stack/findFirestoreEmulator.mjs');
  const emulator = await findFirestoreEmulator();
  if ('missing' in emulator) {
    for (const name of Object.keys(emulatorSuites)) skip(name, emulator.missing);
    skip('End to end', emulator.missing);
    return;
  }
  const { startStack } = await import('./stack/startStack.mjs');
  await stage('Local stack', async () => {
    const basePort = await freeBasePort(firstPort);
    if (basePort !== firstPort) console.log(`Ports from ${basePort} on, since others are taken.`);
    const { signal } = interrupt;
    stack = await startStack({ basePort, site: path.join(root, site), withDemo: true, signal });
    count(1, 0);
  });
};

const built = await check('Production build', ['node', 'tools/build.mjs', '--to', site]);
// Suites on the emulators wait more than they compute, so what computes runs beside them.
await Promise.all([
  (async () => {
    if (built) await startTheStack();
    if (stack !== undefined) await onEmulators();
    if (all && built) await withoutJava(chromium);
  })(),
  (async () => {
    await short();
    if (all) await lint();
    await unitTests();
  })(),
]);
if (stack !== undefined) {
  await endToEnd();
  await inOtherBrowsers();
  await stage('Stop the stack', () => stack.stop());
}
finish();
