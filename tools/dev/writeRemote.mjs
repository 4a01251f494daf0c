import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPage, writePage } from './writePage.mjs';

/** Packages that the first page needs. */
const needed = ['@holeshot/shared-core', 'react', 'react-dom', '@mui/material'];

/** Puts a line after the last one that matches. */
const withLine = (text, pattern, line) => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((each) => pattern.test(each));
  return lines.toSpliced(last + 1, 0, line).join('\n');
};

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Adds a workspace to the lockfile, as `npm install` would. */
const withLocked = (lock, folder, { name, version, dependencies }) => {
  const packages = {
    ...lock.packages,
    [folder]: { name, version, dependencies: Object.fromEntries(Object.entries(dependencies).sort()) },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
};

/** Formats the list as prettier does. */
const listText = (folders) => {
  const line = JSON.stringify(folders).replaceAll(',', ', ');
  return line.length <= 110 ? `${line}\n` : json(folders);
};

const filesOf = ({ folder, title, manifest }) => ({
  'package.json': json(manifest),
  'webpack.config.mjs': `import { remoteConfig } from '../tools/webpack/remoteConfig.mjs';

export default remoteConfig({ dir: import.meta.dirname });
`,
  'README.md': `# ${folder}

Owns ${title}.

## Alone

\`\`\`
npm run dev -w ${folder}     # on the memory platform: no Firebase, no shell
npm test -w ${folder}
npm run types -w ${folder}
npm run new-page -w ${folder} -- my-runs "My runs"   # adds a page, see the README of the repository
\`\`\`
`,
  'src/offer.ts': `import { contractVersion, defineOffer, icons } from '@holeshot/shared-core';

/** Offer of ${title}: its pages, dialogs, widgets and the ports they need. */
export const offer = defineOffer({
  name: '${folder.replaceAll('-', '_')}',
  title: '${title}',
  contract: contractVersion,
  needs: {
    session: 1,
  },
  pages: {},
  dialogs: {},
  widgets: {},
});
`,
  'src/remote.ts': `import { defineRemote } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { offer } from './offer';

/** Code behind the offer, fetched when a place is first shown. */
export const remote = defineRemote(offer, {
  pages: {},
  dialogs: {},
  widgets: {},
});
`,
  'src/dev.tsx': `import { runAlone } from '@holeshot/shared-core/testing';
import { remote } from './remote';

runAlone(remote);
`,
  'src/remote.test.ts': `/** @jest-environment jsdom */
import { describeRemote } from '@holeshot/shared-core/testing';
import { offer } from './offer';
import { remote } from './remote';

describeRemote('${title}', offer, remote);
`,
});

/** Changes the files beside the remotes that name each of them. */
const enrol = async (root, folder, folders, manifest) => {
  const change = async (file, changed) => {
    const name = path.join(root, file);
    await writeFile(name, changed(await readFile(name, 'utf8')));
  };
  const name = folder.slice('mf-'.length);
  await change('CODEOWNERS', (text) =>
    withLine(text, /^\/mf-/, `${`/${folder}/`.padEnd(17)} @holeshot/${name}`),
  );
  await change('.env.example', (text) =>
    withLine(text, /^HOLESHOT_REMOTE_/, `HOLESHOT_REMOTE_${folder.replaceAll('-', '_').toUpperCase()}=`),
  );
  await change('package-lock.json', (text) => json(withLocked(JSON.parse(text), folder, manifest)));
  // Last: with its line in the list the remote exists.
  await change('shell/src/remotes/remotes.json', () => listText([...folders, folder]));
};

/**
 * Makes a remote with one page and its tests, and names it in the list of remotes, CODEOWNERS, .env.example and the
 * lockfile.
 * @param {string} root the repository
 * @param {object} options
 * @param {string} options.name what follows `mf-`; the key and path of its first page too
 * @param {string} options.title title of the remote and of that page
 * @param {string} options.icon a name in shared-core's `icons`
 * @param {Record<string, string>} options.paths whose page each path of the app is
 * @returns {Promise<string>} its folder
 * @throws where the name or path is taken or cannot stand in code; nothing is written then
 */
export const writeRemote = async (root, { name, title, icon, paths }) => {
  const folder = `mf-${name}`;
  const folders = JSON.parse(await readFile(path.join(root, 'shell/src/remotes/remotes.json'), 'utf8'));
  if (folders.includes(folder)) throw new Error(`There is a remote ${folder} already.`);
  checkPage(name, title, paths);
  const neighbour = path.join(root, folders.at(-1));
  const { version, scripts, dependencies } = JSON.parse(
    await readFile(path.join(neighbour, 'package.json'), 'utf8'),
  );
  const manifest = {
    ...{ name: `@holeshot/${folder}`, version, private: true, type: 'module', scripts },
    dependencies: Object.fromEntries(needed.map((each) => [each, dependencies[each]])),
  };

  const dir = path.join(root, folder);
  await mkdir(path.join(dir, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(filesOf({ folder, title, manifest })))
    await writeFile(path.join(dir, file), text);
  for (const file of ['tsconfig.json', 'jest.config.mjs'])
    await cp(path.join(neighbour, file), path.join(dir, file));
  await writePage(dir, { page: name, title, icon, paths });
  await enrol(root, folder, folders, manifest);
  return folder;
};
