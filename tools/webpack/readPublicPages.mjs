import path from 'node:path';
import { importTs } from '../env/importTs.mjs';

const folder = path.resolve(import.meta.dirname, '../../shell/src/publicPages');

/**
 * Renders the public pages of a shell.
 * @param {object} built the values that the build puts into the shell's code, by their names
 * @returns {Promise<{ path: string, file: string, title: string, description: string, markup: string, styles: string }[]>}
 */
export const readPublicPages = async (built) => {
  Object.assign(globalThis, built);
  // React and MUI render for production, as the app does.
  process.env.NODE_ENV ??= 'production';
  const { publicPages } = await importTs(path.join(folder, 'publicPages.ts'));
  const { renderPublicPage } = await importTs(path.join(folder, 'renderPublicPage.ts'));
  const { createMemoryPlatform } = await importTs('@holeshot/shared-core/testing');
  const ports = createMemoryPlatform({ session: { status: 'signed-out' } });
  return publicPages.map((page) => ({ ...page, ...renderPublicPage(page, ports) }));
};

/** Lists the public pages for search engines. */
export const sitemapOf = (pages, site) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `  <url><loc>${new URL(page.path, site).href}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

/** Tells search engines where that list is; pages without content of their own say themselves that they have none. */
export const robotsOf = (site) => `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
