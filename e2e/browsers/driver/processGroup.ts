import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program with all that it starts. */
export interface ProcessGroup {
  /** Ends all of it at once, as an empty battery does. */
  kill: () => Promise<void>;
}

/**
 * Starts a program as a group of its own.
 * @param onLine takes each line that it or what it starts prints
 */
export const startGroup = (
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  onLine: (line: string) => void,
): ProcessGroup => {
  const started = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [started.stdout, started.stderr]) createInterface(stream).on('line', onLine);
  const ended = new Promise((resolve) => started.once('exit', resolve).once('error', resolve));
  const kill = () => {
    try {
      if (started.pid !== undefined) process.kill(-started.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', kill);
  return {
    kill: async () => {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
};
