import path from 'node:path';
import { findChromium } from '../stages/chromium.mjs';
import { run } from '../stages/run.mjs';
import { buildLocally } from '../env/readBuildEnv.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Gives the path of a Chromium; without one, says so and ends the program. */
export const chromiumOrExit = () => {
  const chromium = findChromium(console.log);
  if (chromium !== undefined) return chromium;
  console.error('No Chromium is installed; name one in HOLESHOT_CHROMIUM.');
  process.exit(1);
};

/**
 * Builds the app and starts a stack with demo data for a tool, unless the caller names a running one.
 * @param {string | undefined} url of the app of a stack that runs
 * @param {{ site: string, basePort: number }} own where a stack of one's own has its site, from the root on, and its ports
 * @returns {Promise<{ url: string, stop: () => Promise<void> | undefined }>} the app's URL; `stop` ends only one's own
 */
export const stackAt = async (url, { site, basePort }) => {
  if (url !== undefined) return { url, stop: () => undefined };
  buildLocally();
  if ((await run(['node', 'tools/build.mjs', '--to', site], { cwd: root })) !== 0) process.exit(1);
  const { startStack } = await import('./startStack.mjs');
  const stack = await startStack({
    basePort: Number(process.env.HOLESHOT_TEST_PORT ?? basePort),
    site: path.join(root, site),
    withDemo: true,
  });
  return { url: stack.urls.app, stop: () => stack.stop() };
};
