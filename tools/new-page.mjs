import path from 'node:path';
import { readIcon } from './dev/readIcon.mjs';
import { readPaths } from './dev/readPaths.mjs';
import { writePage } from './dev/writePage.mjs';
import { readArguments } from './readArguments.mjs';

const {
  values,
  positionals: [page, title],
} = readArguments({
  command: 'npm run new-page -w mf-x',
  about: 'Adds a page to a remote: its rows, place, component and test. For example: my-runs "My runs".',
  operands: ['NAME', 'TITLE'],
  options: { icon: { takes: 'ICON', default: 'page', about: "One of shared-core's icons, such as season." } },
});
try {
  const dir = process.cwd();
  const icon = await readIcon(values.icon);
  const files = await writePage(dir, { page, title, icon, paths: await readPaths() });
  console.log(`${files.map((file) => path.relative(dir, file)).join('\n')}
Its rows stand in src/offer.ts and src/remote.ts. Choose in the offer who may see it and in which menus.`);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
