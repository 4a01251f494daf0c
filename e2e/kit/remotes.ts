import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishedSite } from './site';

const list = path.resolve(import.meta.dirname, '../../shell/src/remotes/remotes.json');

/** Folders of the remotes, in the order of the menus. */
export const remotes = JSON.parse(readFileSync(list, 'utf8')) as string[];

/** Place that a remote offers to a signed-in racer. */
export interface OfferedPlace {
  path: string;
  /** Text of its heading. */
  title: string;
}

interface Offer {
  pages: Record<string, OfferedPlace & { requiresAuth: boolean; leftNav: boolean }>;
  widgets: Record<string, { title: string }>;
}

/** Reads the place of a published remote: its first page in a racer's menu, else its first widget on Home. */
export const placeOf = async (remote: string): Promise<OfferedPlace> => {
  const pointer = path.join(publishedSite, 'remotes', remote, 'current.json');
  const { offer } = JSON.parse(await readFile(pointer, 'utf8')) as { offer: Offer };
  const page = Object.values(offer.pages).find(({ requiresAuth, leftNav }) => requiresAuth && leftNav);
  if (page !== undefined) return page;
  const [widget] = Object.values(offer.widgets);
  if (widget === undefined) throw new Error(`${remote} offers neither a page in the menu nor a widget.`);
  return { path: '/', title: widget.title };
};
