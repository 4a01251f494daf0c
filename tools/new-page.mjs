// npm run new-page -w mf-x -- my-runs "My runs"   adds a page to a remote: its rows, its place, its component, its test.
import path from 'node:path';
import { readPaths } from './dev/readPaths.mjs';
import { writePage } from './dev/writePage.mjs';

const [page, title, ...more] = process.argv.slice(2);
if (page === undefined || title === undefined || more.length > 0) {
  console.error('Say its name and its title: npm run new-page -w mf-x -- my-runs "My runs"');
  process.exit(2);
}
try {
  const dir = process.cwd();
  const files = await writePage(dir, page, title, await readPaths());
  console.log(`${files.map((file) => path.relative(dir, file)).join('\n')}
Its rows stand in src/offer.ts and src/remote.ts: choose its icon and who may see it in the offer.`);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
