import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endTree } from './processTree.mjs';

const guard = path.join(path.dirname(fileURLToPath(import.meta.url)), 'guard.mjs');

/**
 * Starts a program apart from the terminal: Ctrl-C reaches it through this process alone, so it can finish its work.
 * @param {{ command?: string, args: string[], cwd: string, env: object, onLine: (line: string) => void }} program run by
 *   this Node, or by `command`
 * @returns `pid`, `ended`, with the exit code or signal, and `stop`, which ends it and all that it started
 */
export const startProcess = ({ command = process.execPath, args, cwd, env, onLine }) => {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watcher = spawn(process.execPath, [guard, String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
  const ended = new Promise((resolve) => {
    child.once('exit', (code, by) => resolve(code ?? by));
    child.once('error', (error) => resolve(error.message));
  });
  const stop = async () => {
    await endTree(child.pid, 30_000);
    watcher.stdin.end();
  };
  return { pid: child.pid, ended, stop };
};
