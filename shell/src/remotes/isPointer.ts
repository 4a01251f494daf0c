import { isRecord, recordOf, type PointerFile } from '@holeshot/shared-core';

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isText);

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isRow = (row: unknown): row is Record<string, unknown> => isRecord(row) && isText(row['title']);

/** A path of this site: two slashes or a backslash begin another site's address, and a browser drops tabs between them. */
const ownPath = /^\/(?![/\\])\S*$/;

const isPage = (row: unknown): boolean =>
  isRow(row) && isText(row['icon']) && isText(row['path']) && ownPath.test(row['path']);

const isOffer = (offer: unknown): boolean => {
  if (!isRecord(offer)) return false;
  const { title, pages, dialogs, widgets, listeners, needs } = offer;
  return (
    isText(title) &&
    (listeners === undefined || isTextList(listeners)) &&
    [pages, dialogs, widgets, needs].every(isRecord) &&
    Object.values(recordOf(pages)).every(isPage) &&
    [...Object.values(recordOf(dialogs)), ...Object.values(recordOf(widgets))].every(isRow)
  );
};

const isFolder = (value: unknown): value is string => isText(value) && /^[0-9a-f]+$/.test(value);

/** Resolved as a browser does, an address that leaves the folder of its version, or its site, is another one. */
const isIn =
  (folder: string) =>
  (url: unknown): boolean =>
    isText(url) && url.startsWith(`${folder}/`) && new URL(url, 'https://x/').href === `https://x/${url}`;

const isFileIn =
  (folder: string) =>
  (file: unknown): boolean =>
    isRecord(file) &&
    isIn(folder)(file['url']) &&
    isText(file['sha256']) &&
    /^[0-9a-f]{64}$/.test(file['sha256']);

const isStarts = (value: unknown, folder: string): boolean =>
  isRecord(value) && Object.values(value).every((urls) => Array.isArray(urls) && urls.every(isIn(folder)));

/** Tells whether a value is the pointer file of the remote of this name; it comes from another team's server. */
export const isPointer = (value: unknown, name: string): value is PointerFile => {
  const pointer = value as Partial<PointerFile> | null;
  return (
    pointer?.name === name &&
    isFolder(pointer.folder) &&
    (pointer.previous === undefined || isFolder(pointer.previous)) &&
    (pointer.number === undefined || Number.isSafeInteger(pointer.number)) &&
    isIn(pointer.folder)(pointer.entry) &&
    Array.isArray(pointer.files) &&
    pointer.files.every(isFileIn(pointer.folder)) &&
    isOffer(pointer.offer) &&
    (pointer.uses === undefined || isTexts(pointer.uses)) &&
    (pointer.starts === undefined || isStarts(pointer.starts, pointer.folder))
  );
};
