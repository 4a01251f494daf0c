/* global expect, test */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { isAlive } from '../stack/processTree.mjs';

const moduleAt = (file) => JSON.stringify(path.join(import.meta.dirname, file));

/** Runs a shell whose child hears of no signal by itself, and would begin another stage after it. */
const program = `
  import { endOnSignal } from ${moduleAt('endOnSignal.mjs')};
  import { run } from ${moduleAt('run.mjs')};
  endOnSignal(async () => console.log('first'));
  await run(['sh', '-c', 'sleep 60 & echo $!; wait']);
  console.log('another stage');`;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('%s ends all that a program started', async (signal) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const sleeper = Number((await lines.next()).value);
  expect(isAlive(sleeper)).toBe(true);
  child.kill(signal);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect((await lines.next()).value).toBe('first');
  expect((await lines.next()).done).toBe(true);
  expect(isAlive(sleeper)).toBe(false);
});
