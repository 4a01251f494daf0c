// npm run campaign [-- --repeats 20]: what takes longer than npm test may. Here: the first pass, again and again.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './stages/chromium.mjs';
import { install } from './stages/install.mjs';
import { run } from './stages/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const site = '.stack/campaign-site';
const { values } = parseArgs({ options: { repeats: { type: 'string', default: '20' } } });

const end = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if ((await install()) !== 0) end('The packages could not be installed.');
const chromium = findChromium(console.log);
if (chromium === undefined) end('No Chromium is installed; name one in HOLESHOT_CHROMIUM.');
if ((await run(['node', 'tools/build.mjs', '--to', site], { cwd: root })) !== 0) end('The build failed.');

const { startStack } = await import('./stack.mjs');
const stack = await startStack({ basePort: 6500, site: path.join(root, site), withDemo: true });
const code = await run(['npx', 'playwright', 'test', 'journeys'], {
  cwd: path.join(root, 'e2e'),
  env: {
    HOLESHOT_URL: stack.urls.app,
    HOLESHOT_CHROMIUM: chromium,
    HOLESHOT_SITE: path.join(root, site),
    HOLESHOT_REPEATS: values.repeats,
  },
});
await stack.stop();
process.exit(code);
