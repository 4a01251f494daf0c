import path from 'node:path';
import { readArguments } from './readArguments.mjs';
import { chromiumOrExit, stackAt } from './stack/ownStack.mjs';
import { run } from './stages/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values: asked } = readArguments({
  command: 'npm run pictures',
  about: `Keeps how the main screens look now, for npm test, the landing page and the README.
Builds and starts a stack unless one is named. Look at the differences before you commit them.`,
  options: { url: { takes: 'URL', about: 'The app of a running stack.' } },
});

const chromium = chromiumOrExit();
const stack = await stackAt(asked.url, { site: '.stack/pictures-site', basePort: 6800 });
const draw = (...which) =>
  run(['npx', 'playwright', 'test', 'pictures', '--project=together', ...which], {
    cwd: path.join(root, 'e2e'),
    env: { HOLESHOT_URL: stack.url, HOLESHOT_CHROMIUM: chromium, HOLESHOT_KEEP_PICTURES: 'yes' },
  });
// The landing page shows the pictures that are drawn for it.
const forLanding = 'for the landing page';
const code = (await draw('--grep', forLanding)) || (await draw('--grep-invert', forLanding));
await stack.stop();
process.exit(code);
