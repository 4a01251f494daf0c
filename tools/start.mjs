import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBasePort } from './env/readBasePort.mjs';
import { buildLocally, readBuildEnv } from './env/readBuildEnv.mjs';
import { readArguments } from './readArguments.mjs';
import { buildStamp } from './stack/buildStamp.mjs';
import { findFirestoreEmulator } from './stack/findFirestoreEmulator.mjs';
import { install } from './stages/install.mjs';

// `npm start`: from a fresh clone to the running app. Up to the import at the end nothing but Node may be used.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stackDir = path.join(root, '.stack');
const { values } = readArguments({
  command: 'npm start',
  about:
    'Installs, builds into dist/hosting and serves that with demo data at http://127.0.0.1:5400. HOLESHOT_PORT, in .env or the environment, names another port, a multiple of 100.',
  options: {
    fresh: { about: 'Begins with new demo data.' },
    site: { takes: 'FOLDER', about: 'Serves a built site, and builds nothing.' },
  },
});
const builtSite = values.site === undefined ? undefined : path.resolve(root, values.site);
const stampFile = path.join(stackDir, 'build-stamp');
const dataDir = path.join(stackDir, 'data');

const onStack = `
  Demo sign-in: demo@holeshot.test, password holeshot-demo
  The links of verification mails appear here. Ctrl-C stops and keeps the data.`;
const onDevice = `
  On this device only: the demo racer is signed in, and all that is logged stays in the browser.
  Accounts, payment and administration need the emulators. Ctrl-C stops.`;

const end = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) end(`${[command, ...args].join(' ')} failed; see above.`);
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    end(`Holeshot needs Node 20.19 or later; this is ${process.versions.node}.`);
};

const buildWhereNeeded = (deviceOnly) => {
  const stamp = buildStamp(root, { deviceOnly, env: readBuildEnv() });
  const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const complete = ['dist/hosting/index.html', 'functions/dist/index.cjs'].every((file) =>
    existsSync(path.join(root, file)),
  );
  if (complete && built === stamp) return;
  console.log('Building …');
  run(process.execPath, [path.join(root, 'tools/build.mjs'), ...(deviceOnly ? ['--device-only'] : [])]);
  mkdirSync(stackDir, { recursive: true });
  writeFileSync(stampFile, stamp);
};

checkNode();
buildLocally();
let basePort;
try {
  basePort = readBasePort();
} catch (error) {
  end(error.message);
}
if ((await install()) !== 0) end('The packages could not be installed; see above.');
const emulator = await findFirestoreEmulator();
const deviceOnly = 'missing' in emulator;
if (deviceOnly) console.log(`${emulator.missing}\nHoleshot starts without a server: on this device only.`);
if (builtSite === undefined) buildWhereNeeded(deviceOnly);

const interrupt = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(name, () => interrupt.abort(new Error('Stopped.')));

const { paymentsFile, startDeviceStack, startStack } = await import('./stack/startStack.mjs');
if (values.fresh)
  for (const kept of [dataDir, paymentsFile(dataDir)]) rmSync(kept, { recursive: true, force: true });
const { signal } = interrupt;
const common = { basePort, signal, ...(builtSite === undefined ? {} : { site: builtSite }) };
try {
  console.log('Starting …');
  const stack = await (deviceOnly
    ? startDeviceStack(common)
    : startStack({ ...common, emulator, dataDir, withDemo: true }));
  const stopped = new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
  console.log(`
  Holeshot runs at ${stack.urls.app}
  It serves ${path.relative(process.cwd(), builtSite ?? path.join(root, 'dist/hosting'))}.${deviceOnly ? onDevice : onStack}
`);
  await Promise.race([stopped, stack.ended]);
  console.log('Stopping …');
  await stack.stop();
  process.exit(signal.aborted ? 0 : 1);
} catch (error) {
  end(error.message);
}
