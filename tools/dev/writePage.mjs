import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Longest line of the source, in characters. */
const width = 110;

const rooms = path.resolve(import.meta.dirname, '../lint/rooms.mjs');

const word = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Puts a row first among the pages of an offer or of a remote's code. */
const withRow = (source, row) => {
  const begun = source.includes('  pages: {},') ? source.replace('  pages: {},', '  pages: {\n  },') : source;
  if (!begun.includes('  pages: {\n')) throw new Error('There is no line "pages: {" to put the page under.');
  return begun.replace('  pages: {\n', () => `  pages: {\n${row}`);
};

/** Lists a new room first among those of a remote; a remote without a list keeps none. */
const withRoom = (source, remote, key) =>
  source.replace(`  '${remote}/src': {\n`, (list) => `${list}    ${key}: below(),\n`);

/** @throws where the name or the title cannot stand in code, or the path has an owner */
export const checkPage = (page, title, paths) => {
  if (!word.test(page)) throw new Error(`A page is named in small letters, such as my-runs; it is ${page}.`);
  if (!/^[^'"`{}<>&\\\n]+$/.test(title))
    throw new Error(`This title cannot stand in code as it is: ${title}`);
  const owner = paths[`/${page}`];
  if (owner !== undefined) throw new Error(`There is a page /${page} already: it is one of ${owner}.`);
};

/**
 * Adds a page to a remote: its rows in the offer, in the code and among the rooms, its component and a test.
 * @param {string} dir the remote's folder
 * @param {object} options
 * @param {string} options.page its key, path and folder, such as `my-runs`
 * @param {string} options.title what people call it
 * @param {string} options.icon a name in shared-core's `icons`
 * @param {Record<string, string>} options.paths whose page each path of the app is
 * @param {string} [options.roomsFile] lists the rooms of all packages
 * @returns {Promise<string[]>} the files that are new
 */
export const writePage = async (dir, { page, title, icon, paths, roomsFile = rooms }) => {
  checkPage(page, title, paths);
  const camel = page.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const component = `${camel[0].toUpperCase()}${camel.slice(1)}Page`;
  const key = camel === page ? page : `'${page}'`;
  const [offerFile, remoteFile] = ['offer.ts', 'remote.ts'].map((file) => path.join(dir, 'src', file));
  const [offer, remote] = await Promise.all([offerFile, remoteFile].map((file) => readFile(file, 'utf8')));
  if (offer.includes(`path: '/${page}'`)) throw new Error(`There is a page /${page} already.`);
  const folder = path.join(dir, 'src', page);
  if (existsSync(folder)) throw new Error(`There is a folder src/${page} already: choose another name.`);
  const newOffer = withRow(
    offer,
    `    ${key}: {
      path: '/${page}',
      title: '${title}',
      icon: icons.${icon},
      requiresAuth: true,
      leftNav: true,
      bottomNav: false,
    },
`,
  );
  const code = `import(/* webpackChunkName: "${page}" */ './${page}/${component}')`;
  const made = `createLifecycle(m.${component})`;
  const row = [
    `    ${key}: () =>\n      ${code}.then((m) => ${made}),`,
    `    ${key}: () =>\n      ${code}.then((m) =>\n        ${made},\n      ),`,
    `    ${key}: () =>\n      ${code}.then(\n        (m) => ${made},\n      ),`,
  ].find((each, shape) => shape === 2 || each.split('\n').every((line) => line.length <= width));
  const newRemote = withRow(remote, `${row}\n`);

  const files = {
    [`${component}.tsx`]: `import Typography from '@mui/material/Typography';
import type { Ports, Session } from '@holeshot/shared-core';
import { PageLayout, useObservable } from '@holeshot/shared-core/react';

const unknown: Session = { status: 'unknown' };

/** Page ${title}; the offer names each port that it uses. */
export const ${component} = ({ ports }: { ports: Pick<Ports, 'session'> }) => {
  const racer = useObservable(ports.session.session$, unknown);
  return (
    <PageLayout title="${title}">
      <Typography>{racer.status === 'signed-in' ? 'You are signed in.' : 'Sign in to see more.'}</Typography>
    </PageLayout>
  );
};
`,
    [`${component}.test.tsx`]: `import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import { ${component} } from './${component}';

test('${title} greets a racer who is signed in', () => {
  render(<${component} ports={createMemoryPlatform()} />, { wrapper: ThemeRoot });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByText('You are signed in.')).toBeVisible();
});
`,
  };
  const listed = await readFile(roomsFile, 'utf8');
  const newRooms = withRoom(listed, path.basename(dir), key);
  await mkdir(folder);
  const written = Object.entries(files).map(([name, text]) => [path.join(folder, name), text]);
  for (const [file, text] of [...written, [offerFile, newOffer], [remoteFile, newRemote]])
    await writeFile(file, text);
  if (newRooms !== listed) await writeFile(roomsFile, newRooms);
  return written.map(([file]) => file);
};
