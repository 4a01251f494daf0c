// npm run publish-remote -w mf-x -- --to SITE: builds one remote and publishes it below SITE/remotes.
// With --dist FOLDER a version that is built already is published.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishFolder } from './publishFolder.mjs';

const { values } = parseArgs({ options: { to: { type: 'string' }, dist: { type: 'string' } } });
if (values.to === undefined) {
  console.error('Say where to: npm run publish-remote -w mf-x -- --to SITE (a folder that is served)');
  process.exit(2);
}
const dir = process.cwd();
const from = process.env.INIT_CWD ?? dir;
if (values.dist === undefined) execFileSync('npx', ['webpack'], { cwd: dir, stdio: 'inherit' });
const folder = await publishFolder({
  dist: values.dist === undefined ? path.join(dir, 'dist') : path.resolve(from, values.dist),
  to: path.resolve(from, values.to, 'remotes', path.basename(dir)),
});
console.log(`${path.basename(dir)} is published as ${folder}`);
