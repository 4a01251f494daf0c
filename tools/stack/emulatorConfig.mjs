import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { shellSiteConfig } from '../publish/hostingSite.mjs';

const host = '127.0.0.1';

/** Reads the secrets of the local stack; makes them at the first start, since stored data depend on them. */
export const localSecrets = async (stackDir) => {
  const file = path.join(stackDir, 'secrets.json');
  const fresh = {
    WEATHER_API_KEY: randomBytes(16).toString('hex'),
    TRIAL_HASH_KEY: randomBytes(32).toString('hex'),
    CALL_PROOF_KEY: randomBytes(32).toString('hex'),
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(16).toString('hex')}`,
  };
  await mkdir(stackDir, { recursive: true });
  const kept = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const secrets = { ...fresh, ...kept };
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
};

const lines = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Gives a stack its own copy of the built functions: their settings name its ports, and two stacks run side by side. */
export const writeFunctionsFolder = async ({ root, folder, secrets, ports }) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of ['index.cjs', 'package.json'])
    await cp(path.join(root, 'functions/dist', file), path.join(folder, file));
  await writeFile(
    path.join(folder, '.env.local'),
    lines({
      WEATHER_API_URL: `http://${host}:${ports.weather}`,
      STRIPE_API_URL: `http://${host}:${ports.payments}`,
      // firebase-tools prompts for a parameter without a value.
      ENFORCE_APP_CHECK: false,
      APP_URLS: `http://${host}:${ports.hosting},http://localhost:${ports.hosting}`,
    }),
  );
  await writeFile(path.join(folder, '.secret.local'), lines(secrets), { mode: 0o600 });
};

/** Writes `.firebase-<base>.json`: firebase.json with this stack's ports, functions and site. */
export const writeConfig = async ({ root, basePort, ports, functionsFolder, site }) => {
  const config = JSON.parse(await readFile(path.join(root, 'firebase.json'), 'utf8'));
  const at = (port) => ({ host, port });
  config.hosting = await shellSiteConfig(path.relative(root, site));
  const own = path.relative(root, functionsFolder);
  config.functions = config.functions.map((entry) => ({ ...entry, source: own, configDir: own }));
  config.emulators = {
    ...config.emulators,
    hosting: at(ports.hosting),
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    functions: at(ports.functions),
    hub: at(ports.hub),
    logging: at(ports.logging),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
  };
  const file = path.join(root, `.firebase-${basePort}.json`);
  await writeFile(file, JSON.stringify(config, null, 2));
  return file;
};
