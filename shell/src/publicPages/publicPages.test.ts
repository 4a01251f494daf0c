import { readFileSync } from 'node:fs';
import path from 'node:path';
import { icons, type Offer } from '@holeshot/shared-core';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { publicPages } from './publicPages';
import { renderPublicPage } from './renderPublicPage';

const root = path.resolve(import.meta.dirname, '../../..');
const ports = createMemoryPlatform({ session: { status: 'signed-out' } });
/** The offer of a remote whose pages are public, of any version. */
const account: Offer = {
  ...{ name: 'mf_account', title: 'Account', contract: 1, needs: {}, dialogs: {}, widgets: {} },
  pages: Object.fromEntries(
    publicPages
      .filter(({ untilDrawn }) => untilDrawn !== undefined)
      .map(({ path }) => [
        path.slice(1),
        {
          path,
          title: `Title of ${path}`,
          icon: icons.homeIcon,
          requiresAuth: false,
          leftNav: true,
          bottomNav: false,
        },
      ]),
  ),
};
const rendered = (page: (typeof publicPages)[number]) =>
  renderPublicPage(page, ports, { mf_account: account });
const ofShell = publicPages.filter(({ untilDrawn }) => untilDrawn === undefined);

test('Hosting answers each path with its file, and any other with the app', () => {
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')) as {
    hosting: { rewrites: { source: string; destination: string }[] };
  };
  // It answers / with index.html by itself.
  expect(hosting.rewrites).toEqual([
    ...publicPages
      .filter(({ path }) => path !== '/')
      .map(({ path, file }) => ({ source: path, destination: `/${file}` })),
    { source: '!/@(remotes|static|shell)/**', destination: '/app.html' },
  ]);
});

test('each page has a description of its own that a search engine shows whole', () => {
  const descriptions = publicPages.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(publicPages.length);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
});

test.each(ofShell)('$path is rendered whole, with its rules beside it', (page) => {
  const { title, markup, styles } = rendered(page);
  expect(title).toMatch(/^.+ \| Holeshot$/);
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup.match(/<h2/g)?.length).toBeGreaterThan(2);
  expect(markup).not.toMatch(/<style|<script|is loading/);
  const unstyled = [...new Set(markup.match(/css-\w+/g))].filter((name) => !styles.includes(`.${name}`));
  // An element without rules.
  expect(unstyled.filter((name) => name !== 'css-0')).toEqual([]);
});

test.each(publicPages)('the rules of $path find each variable that they read, in both schemes', (page) => {
  const { styles } = rendered(page);
  const namesIn = (pattern: RegExp) => new Set([...styles.matchAll(pattern)].map(([, name]) => name));
  const declared = namesIn(/(--hs-[\w-]+):/g);
  expect([...namesIn(/var\((--hs-[\w-]+)/g)].filter((name) => !declared.has(name))).toEqual([]);
  expect(declared).not.toContain('--hs-overlays-1');
  expect(styles.split('--hs-palette-text-primary:')).toHaveLength(3);
});

test.each(publicPages.filter(({ untilDrawn }) => untilDrawn !== undefined))(
  '$path holds heading, text and frame alone until its remote draws it',
  (page) => {
    const { title, markup } = rendered(page);
    expect(title).toBe(`Title of ${page.path} | Holeshot`);
    const main = /<main.*<\/main>/s
      .exec(markup)?.[0]
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean);
    expect(main).toEqual(Object.values(page.untilDrawn ?? {}));
  },
);

test('a page is rendered the same each time, whatever was rendered before', () => {
  const all = () => publicPages.map(rendered);
  expect(all()).toEqual(all());
});

test('a page that no route has is refused', () => {
  const lost = { path: '/lost' as const, file: 'pages/lost.html', description: 'Nothing.' };
  expect(() => renderPublicPage(lost, ports)).toThrow('/lost is no page of this build');
});
