import path from 'node:path';
import { readArguments } from './readArguments.mjs';
import { findChromium } from './stages/chromium.mjs';
import { install } from './stages/install.mjs';
import { findOtherBrowsers } from './stages/otherBrowsers.mjs';
import { run } from './stages/run.mjs';
import { buildLocally } from './env/readBuildEnv.mjs';
import { remoteFolders } from './env/remoteFolders.mjs';

const root = path.resolve(import.meta.dirname, '..');
buildLocally();
const site = '.stack/campaign-site';
const parts = [
  ...['files', 'devices', 'kills', 'server', 'soak', 'journeys', 'updates', 'publishing', 'parts'],
  'otherBrowsers',
];
const basePort = Number(process.env.HOLESHOT_TEST_PORT ?? 6500);
const { values } = readArguments({
  command: 'npm run campaign',
  about: `Runs what takes hours.
  files          a thousand tables of every kind, which lose no row silently; 10,000 slips and 1,000 texts of stations,
                 none read silently wrong; a thousand weather answers
  devices        10,000 simulated and 1,000 real schedules of two to four devices, which lose no write; 200 in browsers
  kills          the browser killed right after a pass was saved: on the device alone, then signed in
  server         every broken version of the rules, a thousand payment histories, 500 migrations that break off
  soak           24 hours of walking over all pages, which leave nothing behind
  journeys       the first pass, again and again
  updates        200 random stories of tabs, publishing, rollbacks, networks and missing files
  publishing     the time from each team's command to the offer to a racer, and back
  parts          each remote broken in each way, while the rest must work
  otherBrowsers  kills and 20 update stories in WebKit and in Firefox`,
  options: {
    only: { takes: 'PARTS', list: parts, about: 'Runs these parts, with commas between.' },
    repeats: { takes: 'N', default: 20, about: 'How often the journeys run.' },
    kills: {
      takes: 'N',
      default: 1000,
      about: 'How often the browser is killed, each other browser at most 100 times.',
    },
  },
});
const wants = (part) => values.only.includes(part);

const end = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if ((await install()) !== 0) end('The packages could not be installed.');
let failures = 0;
if (wants('files')) {
  for (const [folder, suite] of [
    ['shared-core', 'tableFuzz'],
    ['shared-core', 'tableKindsFuzz'],
    ['shared-core', 'slipFuzz'],
    ['shared-core', 'stationFuzz'],
    ['shared-core', 'photoFuzz'],
    ['shell', 'weatherFuzz'],
  ])
    failures += await run(['npx', 'jest', suite], {
      cwd: path.join(root, folder),
      env: { HOLESHOT_CAMPAIGN: 'yes' },
    });
  if (values.only.join() === 'files') process.exit(failures === 0 ? 0 : 1);
}
const chromium = findChromium(console.log);
const inChromium = ['devices', 'kills', 'soak', 'journeys', 'updates', 'publishing', 'parts'].some(wants);
if (inChromium && chromium === undefined) end('No Chromium is installed; name one in HOLESHOT_CHROMIUM.');
const otherBrowsers = wants('otherBrowsers') ? findOtherBrowsers(console.log) : { found: [], missing: [] };
if (otherBrowsers.missing.length > 0) end(`${otherBrowsers.missing.join('. ')}.`);
const build =
  inChromium || wants('otherBrowsers')
    ? ['node', 'tools/build.mjs', '--to', site]
    : ['npm', 'run', 'build', '-w', 'functions'];
if ((await run(build, { cwd: root })) !== 0) end('The build failed.');

if (wants('kills')) {
  const deviceSite = '.stack/campaign-device-site';
  const build = ['node', 'tools/build.mjs', '--device-only', '--to', deviceSite];
  if ((await run(build, { cwd: root })) !== 0) end('The build failed.');
  const { startWithoutJava } = await import('./stack/startWithoutJava.mjs');
  const { url, stop } = await startWithoutJava({ site: deviceSite, basePort });
  const env = { HOLESHOT_DEVICE_ONLY: 'yes', HOLESHOT_KILLS: `${values.kills}` };
  failures += await run(['npx', 'playwright', 'test', 'kills'], {
    cwd: path.join(root, 'e2e'),
    env: { ...env, HOLESHOT_URL: url, HOLESHOT_CHROMIUM: chromium },
  });
  await stop();
}

const { startStack } = await import('./stack/startStack.mjs');
const onStack = async (work) => {
  const stack = await startStack({ basePort, site: path.join(root, site), withDemo: true });
  try {
    await work(stack);
  } finally {
    await stack.stop();
  }
};
const emulated = async (folder, suite, env) => {
  failures += await run(['npx', 'jest', '--config', 'jest.emulator.config.mjs', '--runInBand', suite], {
    cwd: path.join(root, folder),
    env,
  });
};
const playwright = async ({ urls }, folder, env, config = '.') => {
  failures += await run(['npx', 'playwright', 'test', '-c', config, folder], {
    cwd: path.join(root, 'e2e'),
    env: {
      HOLESHOT_URL: urls.app,
      HOLESHOT_CHROMIUM: chromium,
      HOLESHOT_SITE: path.join(root, site),
      ...env,
    },
  });
};
/** The emulator keeps all that was overwritten, and goes through it with each query: each share has a fresh one. */
const inShares = async (total, most, play) => {
  for (let first = 1; first <= total; first += most)
    await onStack((stack) => play(stack, first, Math.min(most, total + 1 - first)));
};

if (wants('devices')) {
  failures += await run(['npx', 'jest', 'simulatedSchedules'], {
    cwd: path.join(root, 'shell'),
    env: { HOLESHOT_SCHEDULES: '10000' },
  });
  await inShares(1000, 250, ({ env }, first, count) =>
    emulated('shell', 'deviceSchedules', {
      ...env,
      HOLESHOT_SCHEDULES: `${count}`,
      HOLESHOT_SEED: `${first}`,
    }),
  );
  await inShares(200, 50, (stack, first, count) =>
    playwright(stack, 'logbook/devices', {
      HOLESHOT_FIRST_SCHEDULE: `${first}`,
      HOLESHOT_SCHEDULES: `${count}`,
    }),
  );
}
if (wants('kills'))
  await inShares(values.kills, 250, (stack, _first, count) =>
    playwright(stack, 'logbook/kills', { HOLESHOT_KILLS: `${count}` }),
  );
if (wants('otherBrowsers'))
  await onStack(async (stack) => {
    const env = {
      HOLESHOT_BROWSERS: otherBrowsers.found.join(' '),
      HOLESHOT_KILLS: `${Math.min(values.kills, 100)}`,
      HOLESHOT_STORIES: '20',
    };
    await playwright(stack, 'browsers/(kills|stories)', env, 'browsers');
  });
if (['server', 'soak', 'journeys', 'updates', 'publishing', 'parts'].some(wants))
  await onStack(async (stack) => {
    const longer = { ...stack.env, HOLESHOT_CAMPAIGN: 'yes' };
    if (wants('server')) {
      await emulated('functions', 'paymentSequences', longer);
      await emulated('shell', 'migrateStored', longer);
      // The rules last: they leave the most behind.
      await emulated('functions', 'rules.emulator', longer);
    }
    if (wants('soak')) await playwright(stack, 'quality/soak', { HOLESHOT_HOURS: '24' });
    if (wants('journeys')) await playwright(stack, 'journeys', { HOLESHOT_REPEATS: `${values.repeats}` });
    if (wants('updates')) await playwright(stack, 'updates/stories', { HOLESHOT_STORIES: '200' });
    if (wants('publishing'))
      await playwright(stack, 'updates/publishTime', { HOLESHOT_PUBLISHING: remoteFolders.join(',') });
    if (wants('parts')) await playwright(stack, 'remotes/matrix', { HOLESHOT_CAMPAIGN: 'yes' });
  });
process.exit(failures === 0 ? 0 : 1);
