import path from 'node:path';
import { readPaths } from './dev/readPaths.mjs';
import { writePage } from './dev/writePage.mjs';
import { readArguments } from './readArguments.mjs';

const {
  positionals: [page, title],
} = readArguments({
  command: 'npm run new-page -w mf-x',
  about: 'Adds a page to a remote: its rows, place, component and test. For example: my-runs "My runs".',
  operands: ['NAME', 'TITLE'],
});
try {
  const dir = process.cwd();
  const files = await writePage(dir, page, title, await readPaths());
  console.log(`${files.map((file) => path.relative(dir, file)).join('\n')}
Its rows stand in src/offer.ts and src/remote.ts: choose its icon and who may see it in the offer.`);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
