import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { localSecrets, writeConfig, writeFunctionsFolder } from './emulatorConfig.mjs';
import { findFirestoreEmulator } from './findFirestoreEmulator.mjs';
import { joinFirestore } from './joinFirestore.mjs';
import { openStack } from './openStack.mjs';
import { writeShimJar } from './shimJar.mjs';
import { stackPorts } from './stackPorts.mjs';
import { startProcess } from './startProcess.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const stackDir = path.join(root, '.stack');
const host = '127.0.0.1';

/** Project of the local stack; a name that begins with `demo-` reaches no real service. */
const project = 'demo-holeshot';

/** File in which the payment provider's stand-in stores what the data in `dataDir` refer to. */
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

/** Gives the variables by which Node programs reach this stack with Firebase's libraries. */
export const stackEnvironment = (basePort) => {
  const ports = stackPorts(basePort);
  return {
    GCLOUD_PROJECT: project,
    // Google's libraries would look for a cloud machine and warn.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FUNCTIONS_EMULATOR_URL: urlsOf(ports).functions,
    WEATHER_API_URL: urlsOf(ports).weather,
    STRIPE_API_URL: urlsOf(ports).payments,
  };
};

/** Runs a program of the demo data to its end; gives its lines. */
const runDemoProgram = async (args, env = {}) => {
  const lines = [];
  const { ended, stop } = startProcess({
    args,
    cwd: root,
    env: { ...process.env, ...env },
    onLine: (line) => lines.push(line),
  });
  const code = await ended;
  await stop();
  if (code !== 0) throw new Error(`The demo data could not be written:\n${lines.join('\n')}`);
  return lines;
};

const demoFolder = path.join(root, 'functions/demo');

/** Writes the demo racer into a running stack; a racer who is there already gets a new trial only. */
const seedDemo = async ({ basePort, log = console.log }) => {
  const program = path.join(root, 'functions/dist/seedDemo.cjs');
  for (const line of await runDemoProgram([program, demoFolder], stackEnvironment(basePort))) log(line);
};

/**
 * Starts emulators, station simulator and the payment provider's stand-in on ports from `basePort` on; waits until all
 * answer.
 * @param {object} options
 * @param {number} options.basePort the app's own port
 * @param {string} [options.dataDir] where data stay between starts; without it they end with the stack
 * @param {string} [options.site] the folder that is served, dist/hosting by default
 * @param {boolean} [options.withDemo] writes the demo racer
 * @param {(line: string) => void} [options.log] takes lines for the terminal
 * @param {AbortSignal} [options.signal] stops a start that is under way
 * @param {object} [options.emulator] from `findFirestoreEmulator`, where the caller has it
 * @param {Record<string, string>} [options.simulatorEnv] settings of the station simulator
 * @returns {Promise<{ urls: Record<string, string>, env: Record<string, string>, ended: Promise<void>, stop: () => Promise<void> }>}
 *   `env` lets Node programs reach it, with its secrets; `ended` resolves where a part of it ends by itself
 */
export const startStack = async ({
  basePort,
  dataDir,
  site = path.join(root, 'dist/hosting'),
  withDemo = false,
  log = console.log,
  signal,
  simulatorEnv = {},
  emulator: found,
}) => {
  const emulator = found ?? (await findFirestoreEmulator());
  if ('missing' in emulator) throw new Error(emulator.missing);
  for (const built of ['index', 'stationSimulator', 'paymentProvider', 'seedDemo'])
    if (!existsSync(path.join(root, `functions/dist/${built}.cjs`)))
      throw new Error('The functions are not built: run npm run build -w functions.');

  const stack = await openStack({ basePort, log, signal });
  const { ports, workDir, undo } = stack;
  const secrets = await localSecrets(stackDir);
  try {
    const functionsFolder = path.join(workDir, 'functions');
    await writeFunctionsFolder({ root, folder: functionsFolder, secrets, ports });
    await mkdir(site, { recursive: true });
    const config = await writeConfig({ root, basePort, ports, functionsFolder, site });
    const simulator = stack.launchSimulator({ ...secrets, ...simulatorEnv });
    simulator.catch(() => undefined);
    const payments = stack.launch(
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
    const env = {};
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
    const more = dataDir ? ['--export-on-exit', dataDir] : [];
    if (dataDir && existsSync(path.join(dataDir, 'firebase-export-metadata.json')))
      more.push('--import', dataDir);
    await stack.launchFirebase({ config, project, only, more, env });
    await Promise.all([simulator, payments]);
    if (withDemo) await seedDemo({ basePort, log });
    signal?.throwIfAborted();
  } catch (error) {
    await stack.stop().catch((left) => log(String(left)));
    throw error;
  }
  return {
    urls: urlsOf(ports),
    env: { ...stackEnvironment(basePort), ...secrets },
    ended: stack.ended,
    stop: stack.stop,
  };
};

/**
 * Starts a stack that needs no Java: the app, built for the device alone with its demo data, and the station simulator.
 * @param {{ basePort: number, site?: string, log?: (line: string) => void, signal?: AbortSignal }} options as `startStack`
 * @returns {Promise<{ urls: { app: string }, ended: Promise<void>, stop: () => Promise<void> }>} as `startStack`
 */
export const startDeviceStack = async ({
  basePort,
  site = path.join(root, 'dist/hosting'),
  log = console.log,
  signal,
}) => {
  const stack = await openStack({ basePort, log, signal });
  const { ports, workDir } = stack;
  try {
    const program = path.join(root, 'functions/dist/demoFile.cjs');
    await runDemoProgram([program, demoFolder, path.join(site, 'demo.json')]);
    const config = await writeConfig({ root, basePort, ports, functionsFolder: workDir, site });
    await Promise.all([
      stack.launchSimulator({ WEATHER_API_KEY: 'device-only' }),
      stack.launchFirebase({ config, project, only: ['hosting'] }),
    ]);
  } catch (error) {
    await stack.stop().catch((left) => log(String(left)));
    throw error;
  }
  return { urls: urlsOf(ports), ended: stack.ended, stop: stack.stop };
};
