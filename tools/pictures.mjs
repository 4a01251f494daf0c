// npm run pictures [-- --url URL]: keeps how the main screens look now, for the comparison in `npm test`, the landing
// page and the README. It builds and starts a stack of its own unless one is named; look at the differences before
// you commit them.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './stages/chromium.mjs';
import { run } from './stages/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const site = '.stack/pictures-site';
const { values: asked } = parseArgs({ options: { url: { type: 'string' } } });

const chromium = findChromium(console.log);
if (chromium === undefined) {
  console.error('No Chromium is installed; name one in HOLESHOT_CHROMIUM.');
  process.exit(1);
}
let stack;
if (asked.url === undefined) {
  if ((await run(['node', 'tools/build.mjs', '--to', site], { cwd: root })) !== 0) process.exit(1);
  const { startStack } = await import('./stack.mjs');
  const basePort = Number(process.env.HOLESHOT_TEST_PORT ?? 6800);
  stack = await startStack({ basePort, site: path.join(root, site), withDemo: true });
}
const code = await run(['npx', 'playwright', 'test', 'pictures', '--project=together'], {
  cwd: path.join(root, 'e2e'),
  env: {
    HOLESHOT_URL: asked.url ?? stack.urls.app,
    HOLESHOT_CHROMIUM: chromium,
    HOLESHOT_KEEP_PICTURES: 'yes',
  },
});
await stack?.stop();
process.exit(code);
