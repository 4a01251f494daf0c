import { spawn } from 'node:child_process';
import { isEnding } from './endOnSignal.mjs';

/**
 * Runs a program to its end, its output shown; gives its exit code.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
export const run = ([program, ...args], { cwd, env } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, npm_config_update_notifier: 'false', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (!isEnding()) resolve(code ?? 1);
    });
  });
