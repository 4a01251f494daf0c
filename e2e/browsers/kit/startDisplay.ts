import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Starts an X server without a screen; gives its display. */
export const startDisplay = async (): Promise<{ display: string; stop: () => void }> => {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = () => void server.kill('SIGKILL');
  process.once('exit', stop);
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    createInterface(server.stdio[3] as NodeJS.ReadableStream).once('line', resolve);
  });
  return { display: `:${number}`, stop };
};
