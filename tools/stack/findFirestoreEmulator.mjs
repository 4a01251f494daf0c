import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const downloadHost = 'https://storage.googleapis.com/firebase-preview-drop/emulator/';

const present = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

const emulators = path.resolve(
  import.meta.dirname,
  '../../node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
);

/** Finds the file of the one version that firebase-tools starts. */
const downloadedFile = async () => {
  const { firestore } = JSON.parse(await readFile(emulators, 'utf8'));
  return path.join(homedir(), '.cache/firebase/emulators', firestore.downloadPathRelativeToCacheDir);
};

const oldestJava = 11;

/**
 * Reads the major version from `java -version`: 17 of `17.0.15`, 8 of `1.8.0_392`; 0 without one.
 * @param {string} told
 */
export const javaVersion = (told) => Number(/version "(?:1\.)?(\d+)/.exec(told)?.[1] ?? 0);

/** Facts of this machine; a test passes its own. */
const thisMachine = {
  env: process.env,
  hasJava: () =>
    run('java', ['-version']).then(
      ({ stdout, stderr }) => javaVersion(`${stdout}${stderr}`) >= oldestJava,
      () => false,
    ),
  sdkRoot: () =>
    run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeout: 20_000 }).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    ),
  present,
  downloaded: async () => present(await downloadedFile()),
  canDownload: () =>
    fetch(downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    ),
};

/**
 * Finds a Firestore emulator: one that runs already, the Cloud SDK's, or firebase-tools' download.
 * @returns `{ kind: 'running', host }`, `{ kind: 'sdk', jar }`, `{ kind: 'download' }` or `{ missing }`, a sentence
 */
export const findFirestoreEmulator = async (machine = thisMachine) => {
  const running = machine.env.FIRESTORE_EMULATOR_HOST;
  if (running) return { kind: 'running', host: running };
  if (!(await machine.hasJava()))
    return { missing: `The Firestore emulator needs Java: install a JRE of version ${oldestJava} or later.` };
  const root = await machine.sdkRoot();
  const jar = path.join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  if (root !== '' && (await machine.present(jar))) return { kind: 'sdk', jar };
  if ((await machine.downloaded()) || (await machine.canDownload())) return { kind: 'download' };
  return {
    missing:
      'The Firestore emulator is not here and cannot be downloaded: install the package google-cloud-cli-firestore-emulator.',
  };
};
