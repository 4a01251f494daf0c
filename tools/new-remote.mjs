import path from 'node:path';
import { readIcon } from './dev/readIcon.mjs';
import { readPaths } from './dev/readPaths.mjs';
import { writeRemote } from './dev/writeRemote.mjs';
import { readArguments } from './readArguments.mjs';

const { values, positionals } = readArguments({
  command: 'npm run new-remote',
  about: 'Makes a remote mf-NAME with one page and its tests, and puts it into the list of remotes.',
  operands: ['NAME'],
  options: {
    title: { takes: 'TITLE', about: 'Title of the remote and of its page; NAME in words by default.' },
    icon: { takes: 'ICON', default: 'page', about: "One of shared-core's icons, such as season." },
  },
});
try {
  const [name] = positionals;
  const title = values.title ?? `${name[0].toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
  const root = path.resolve(import.meta.dirname, '..');
  const icon = await readIcon(values.icon);
  const folder = await writeRemote(root, { name, title, icon, paths: await readPaths() });
  console.log(`${folder} is made: its page stands at /${name}.
  npm run setup                                       links the package
  npm run dev -w ${folder}                            runs it alone
  npm run publish-remote -w ${folder} -- --to TARGET  tests, builds and publishes it
  npm run publish-remote -w shell -- --to TARGET      publishes a shell that knows it
CODEOWNERS names a team for it: put the right one there.`);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
