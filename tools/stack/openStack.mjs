import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from './startProcess.mjs';
import { stackPorts, takenPorts } from './stackPorts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const firebaseCli = path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Lines of the emulators for the terminal: links that the Auth emulator does not mail, warnings, errors. */
const mailLine = /To (verify the email address|reset the password)/i;
const troubleLine = /^\s*(⚠|✖|Error)/;
const knownTrouble = /CLI MOTD|Env variable override|Java version < 21|Emulator UI is not starting/;

/** Starts a program of the stack; `ready` resolves at its ready line and rejects where it ends before. */
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

/**
 * Opens a local stack: ports from `basePort` on, a folder of its own, and programs that end together.
 * @param {{ basePort: number, log: (line: string) => void, signal?: AbortSignal }} options
 * @returns `launch` starts a program and waits for the line that says it is ready; `undo` collects what else `stop` has
 *   to do, last first; `ended` resolves where a program ends by itself
 */
export const openStack = async ({ basePort, log, signal }) => {
  const taken = await takenPorts(basePort);
  if (taken) throw new Error(taken);
  const ports = stackPorts(basePort);
  const workDir = path.join(root, '.stack', String(basePort));
  await mkdir(workDir, { recursive: true });
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

  const launch = async (program, readyLine) => {
    signal?.throwIfAborted();
    const { ready, stop, ended } = startWatched(program, { readyLine, logStream, log: say });
    undo.push(stop);
    endings.push(ended);
    ready.catch(() => undefined);
    await Promise.race([ready, aborted]);
  };

  return {
    ports,
    workDir,
    undo,
    launch,
    launchSimulator: (env) =>
      launch(
        {
          name: 'The station simulator',
          args: [path.join(root, 'functions/dist/stationSimulator.cjs')],
          cwd: workDir,
          env: { ...process.env, ...env, PORT: String(ports.weather) },
        },
        /Station simulator on/,
      ),
    launchFirebase: async ({ config, project, only, more = [], env = {} }) => {
      // Emulators find each other by project in the temporary folder, so two stacks need two.
      const temporary = path.join(tmpdir(), `holeshot-${basePort}`);
      await mkdir(temporary, { recursive: true });
      undo.push(() => rm(temporary, { recursive: true, force: true }));
      undo.push(() => rm(config, { force: true }));
      await launch(
        {
          name: 'The Firebase emulators',
          args: [
            '--import',
            path.join(import.meta.dirname, 'keepConnections.mjs'),
            firebaseCli,
            'emulators:start',
            '--config',
            config,
            '--project',
            project,
            '--only',
            only.join(','),
            ...more,
          ],
          cwd: workDir,
          env: { ...process.env, TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1', ...env },
        },
        /All emulators ready/,
      );
    },
    get ended() {
      return Promise.race(endings);
    },
    stop: () =>
      (stopping ??= (async () => {
        stopped = true;
        const failures = [];
        for (const step of undo.reverse()) await step().catch((error) => failures.push(error));
        await new Promise((resolve) => logStream.end(resolve));
        const left = await takenPorts(basePort);
        if (left) failures.push(new Error(`After the stack was stopped: ${left}`));
        if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
      })()),
  };
};
