import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localSecrets, writeConfig, writeFunctionsFolder } from './stack/emulatorConfig.mjs';
import { findFirestoreEmulator } from './stack/findFirestoreEmulator.mjs';
import { joinFirestore } from './stack/joinFirestore.mjs';
import { writeShimJar } from './stack/shimJar.mjs';
import { stackPorts, takenPorts } from './stack/stackPorts.mjs';
import { startProcess } from './stack/startProcess.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stackDir = path.join(root, '.stack');
const firebaseCli = path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
const host = '127.0.0.1';

/** The project of the local stack; a name that begins with `demo-` reaches no real service. */
export const project = 'demo-holeshot';

/** Lines of the emulators that people need: the links that the Auth emulator does not mail, warnings, errors. */
const mailLine = /To (verify the email address|reset the password)/i;
const troubleLine = /^\s*(⚠|✖|Error)/;
const knownTrouble = /CLI MOTD|Env variable override|Java version < 21|Emulator UI is not starting/;

/** Where the payment provider's stand-in keeps what the data in `dataDir` refer to. */
export const paymentsFile = (dataDir) => `${dataDir}-payments.json`;

const urlsOf = (ports) => ({
  app: `http://${host}:${ports.hosting}`,
  auth: `http://${host}:${ports.auth}`,
  firestore: `http://${host}:${ports.firestore}`,
  functions: `http://${host}:${ports.functions}/${project}/us-central1`,
  weather: `http://${host}:${ports.weather}`,
  payments: `http://${host}:${ports.payments}`,
  hub: `http://${host}:${ports.hub}`,
});

/** What Node programs need to know to reach this stack with Firebase's libraries. */
export const stackEnvironment = (basePort) => {
  const ports = stackPorts(basePort);
  return {
    GCLOUD_PROJECT: project,
    // Google's libraries would look for a cloud machine around them and warn.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FUNCTIONS_EMULATOR_URL: urlsOf(ports).functions,
    WEATHER_API_URL: urlsOf(ports).weather,
    STRIPE_API_URL: urlsOf(ports).payments,
  };
};

/** Starts a program of the stack; `ready` resolves at its line that says so and rejects where it ends before. */
const startWatched = (program, { readyLine, logStream, log }) => {
  const last = [];
  let sayReady;
  const saidReady = new Promise((resolve) => (sayReady = resolve));
  const { ended, stop } = startProcess({
    ...program,
    onLine: (line) => {
      if (!logStream.writableEnded) logStream.write(`${line}\n`);
      last.push(line);
      if (last.length > 15) last.shift();
      if (mailLine.test(line)) log(`\n  MAIL  ${line.replace(/^i\s+/, '').trim()}\n`);
      else if (troubleLine.test(line) && !knownTrouble.test(line)) log(line);
      if (readyLine.test(line)) sayReady('ready');
    },
  });
  const ready = Promise.race([saidReady, ended]).then((outcome) => {
    if (outcome !== 'ready')
      throw new Error(`${program.name} ended while starting (${outcome}):\n${last.join('\n')}`);
  });
  return { ready, stop, ended: ended.then((code) => log(`${program.name} ended (${code}).`)) };
};

/** Writes the demo racer into a running stack; where he is there already, only his trial begins anew. */
export const seedDemo = async ({ basePort, log = console.log }) => {
  const lines = [];
  const seed = startProcess({
    args: [path.join(root, 'functions/dist/seedDemo.cjs'), path.join(root, 'functions/demo')],
    cwd: root,
    env: { ...process.env, ...stackEnvironment(basePort) },
    onLine: (line) => lines.push(line),
  });
  const code = await seed.ended;
  await seed.stop();
  if (code !== 0) throw new Error(`The demo data could not be written:\n${lines.join('\n')}`);
  for (const line of lines) log(line);
};

/**
 * Starts emulators, the station simulator and the payment provider's stand-in on ports counted from `basePort`, and waits until all answer.
 * @param {object} options
 * @param {number} options.basePort the app's own port
 * @param {string} [options.dataDir] where data are kept between starts; without it they end with the stack
 * @param {string} [options.site] the folder that is served, dist/hosting by default
 * @param {boolean} [options.withDemo] writes the demo racer
 * @param {(line: string) => void} [options.log] what people should read
 * @param {AbortSignal} [options.signal] stops a start that is under way
 * @param {Record<string, string>} [options.simulatorEnv] settings of the station simulator
 * @returns {Promise<{ urls: Record<string, string>, env: Record<string, string>, ended: Promise<void>, stop: () => Promise<void> }>}
 *   `env` is what Node programs need to reach it, with its secrets; `ended` resolves where a part of it ends by itself
 */
export const startStack = async ({
  basePort,
  dataDir,
  site = path.join(root, 'dist/hosting'),
  withDemo = false,
  log = console.log,
  signal,
  simulatorEnv = {},
}) => {
  const ports = stackPorts(basePort);
  const taken = await takenPorts(basePort);
  if (taken) throw new Error(taken);
  const emulator = await findFirestoreEmulator();
  if ('missing' in emulator) throw new Error(emulator.missing);
  for (const built of ['index', 'stationSimulator', 'paymentProvider', 'seedDemo'])
    if (!existsSync(path.join(root, `functions/dist/${built}.cjs`)))
      throw new Error('The functions are not built: run npm run build -w functions.');

  const workDir = path.join(stackDir, String(basePort));
  const functionsFolder = path.join(workDir, 'functions');
  const secrets = await localSecrets(stackDir);
  await writeFunctionsFolder({ root, folder: functionsFolder, secrets, ports });
  await mkdir(site, { recursive: true });
  const config = await writeConfig({ root, basePort, ports, functionsFolder, site });
  const logStream = createWriteStream(path.join(workDir, 'emulators.log'));
  const undo = [];
  const endings = [];
  let stopping;
  let stopped = false;
  const say = (line) => {
    if (!stopped) log(line);
  };
  const aborted = new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  const stop = () =>
    (stopping ??= (async () => {
      stopped = true;
      const failures = [];
      for (const step of undo.reverse()) await step().catch((error) => failures.push(error));
      await new Promise((resolve) => logStream.end(resolve));
      await rm(config, { force: true });
      const left = await takenPorts(basePort);
      if (left) failures.push(new Error(`After the stack was stopped: ${left}`));
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
    })());

  const launch = async (program, readyLine) => {
    signal?.throwIfAborted();
    const { ready, stop: stopProgram, ended } = startWatched(program, { readyLine, logStream, log: say });
    undo.push(stopProgram);
    endings.push(ended);
    ready.catch(() => undefined);
    await Promise.race([ready, aborted]);
  };
  try {
    const simulator = launch(
      {
        name: 'The station simulator',
        args: [path.join(root, 'functions/dist/stationSimulator.cjs')],
        cwd: workDir,
        env: { ...process.env, ...secrets, ...simulatorEnv, PORT: String(ports.weather) },
      },
      /Station simulator on/,
    );
    simulator.catch(() => undefined);
    const payments = launch(
      {
        name: "The payment provider's stand-in",
        args: [path.join(root, 'functions/dist/paymentProvider.cjs')],
        cwd: workDir,
        env: {
          ...process.env,
          ...secrets,
          PORT: String(ports.payments),
          WEBHOOK_URL: `${urlsOf(ports).functions}/paymentWebhook`,
          ...(dataDir ? { PAYMENTS_FILE: paymentsFile(dataDir) } : {}),
        },
      },
      /Payment provider on/,
    );
    payments.catch(() => undefined);
    // The emulators leave notes for each other by project in the temporary folder: two stacks need two.
    const temporary = path.join(tmpdir(), `holeshot-${basePort}`);
    await mkdir(temporary, { recursive: true });
    undo.push(() => rm(temporary, { recursive: true, force: true }));
    const env = { ...process.env, TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1' };
    const only = ['auth', 'functions', 'hosting'];
    if (emulator.kind === 'running') {
      const { host: theirs } = emulator;
      undo.push(
        await joinFirestore({
          host: theirs,
          port: ports.firestore,
          project,
          rulesFile: path.join(root, 'firestore.rules'),
        }),
      );
    } else {
      only.push('firestore');
    }
    if (emulator.kind === 'sdk') {
      const shim = path.join(workDir, 'firestore-shim.jar');
      await writeShimJar(shim, emulator.jar);
      env.FIRESTORE_EMULATOR_BINARY_PATH = shim;
    }
    const kept = dataDir ? ['--export-on-exit', dataDir] : [];
    if (dataDir && existsSync(path.join(dataDir, 'firebase-export-metadata.json')))
      kept.push('--import', dataDir);
    await launch(
      {
        name: 'The Firebase emulators',
        args: [
          firebaseCli,
          'emulators:start',
          '--config',
          config,
          '--project',
          project,
          '--only',
          only.join(','),
          ...kept,
        ],
        cwd: workDir,
        env,
      },
      /All emulators ready/,
    );
    await Promise.all([simulator, payments]);
    if (withDemo) await seedDemo({ basePort, log });
    signal?.throwIfAborted();
  } catch (error) {
    await stop().catch((more) => log(String(more)));
    throw error;
  }
  return {
    urls: urlsOf(ports),
    env: { ...stackEnvironment(basePort), ...secrets },
    ended: Promise.race(endings),
    stop,
  };
};
