// npm run pictures [-- --url URL]: keeps how the main screens look now, for the comparison in `npm test`, the landing
// page and the README. It builds and starts a stack of its own unless one is named; look at the differences before
// you commit them.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumOrExit, stackAt } from './stack/ownStack.mjs';
import { run } from './stages/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values: asked } = parseArgs({ options: { url: { type: 'string' } } });

const chromium = chromiumOrExit();
const stack = await stackAt(asked.url, { site: '.stack/pictures-site', basePort: 6800 });
const code = await run(['npx', 'playwright', 'test', 'pictures', '--project=together'], {
  cwd: path.join(root, 'e2e'),
  env: {
    HOLESHOT_URL: stack.url,
    HOLESHOT_CHROMIUM: chromium,
    HOLESHOT_KEEP_PICTURES: 'yes',
  },
});
await stack.stop();
process.exit(code);
