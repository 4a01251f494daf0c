import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { publishedSite } from './site';

interface Pointer {
  folder: string;
  offer: { needs: Record<string, number> };
  starts?: Record<string, string[]>;
  files: { url: string; sha256: string; bytes: number }[];
}

/** Change of a published remote by a test. */
export interface Alteration {
  /** Changes the text of a script; the pointer has the hash of the new text. */
  script?: (text: string, name: string) => string;
  /** Changes the pointer. */
  pointer?: (pointer: Pointer) => void;
  /** Answer to a script that the pointer does not know of: a text, a status, or undefined for an endless wait. */
  served?: (text: string, name: string) => string | number | undefined;
}

/**
 * Serves a page another version of a remote than the published one, as if its team had published it.
 * @param remote its folder, such as `mf-logbook`
 */
export const alterRemote = async (
  page: Page,
  remote: string,
  { script, pointer: change, served = (text) => text }: Alteration,
): Promise<void> => {
  const place = path.join(publishedSite, 'remotes', remote);
  const pointer = JSON.parse(await readFile(path.join(place, 'current.json'), 'utf8')) as Pointer;
  const texts = new Map<string, string>();
  let changes = 0;
  for (const file of pointer.files.filter(({ url }) => url.endsWith('.js'))) {
    const before = await readFile(path.join(place, file.url), 'utf8');
    const text = script?.(before, path.basename(file.url)) ?? before;
    if (text !== before) changes += 1;
    texts.set(path.basename(file.url), text);
    file.sha256 = createHash('sha256').update(text).digest('hex');
    file.bytes = Buffer.byteLength(text);
  }
  if (script !== undefined && changes === 0)
    throw new Error(`${remote} holds nothing that could be changed so.`);
  change?.(pointer);
  await page.route(`**/remotes/${remote}/current.json`, (route) => route.fulfill({ json: pointer }));
  await page.route(`**/remotes/${remote}/*/*.js`, async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const text = served(texts.get(name) ?? '', name);
    if (typeof text === 'number') await route.fulfill({ status: text, body: 'gone' });
    else if (text !== undefined) await route.fulfill({ contentType: 'text/javascript', body: text });
  });
};
