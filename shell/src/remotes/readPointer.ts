import {
  contractVersion,
  failed,
  failedAs,
  isRecord,
  ok,
  partFailures,
  recordOf,
  servedPorts,
  unserved,
  type PointerFile,
  type Result,
} from '@holeshot/shared-core';
import { turnOf } from './readDevice';
import type { RemotePlace } from './remotePlaces';

/** The version of a remote for this device. */
export interface ChosenVersion {
  pointer: PointerFile;
  /** The number of the newest pointer, where it has one. */
  number?: number;
  /** The newest version, where it is not that, and why; absent where the newest is for other devices first. */
  passedOver?: { folder: string; why: string };
}

/** Options for choosing a version. */
export interface Choice {
  /** Milliseconds until a pointer is given up. */
  timeout?: number;
  /** Whether a version has failed on this device. */
  isBad?: (name: string, folder: string) => boolean;
  /** The highest number of a pointer of this place so far: one with a lower number, or with none, is outdated. */
  seen?: number | undefined;
  /** The version that was shown on this device last; taken where those before the newest cannot be had. */
  shown?: (name: string) => string | undefined;
  /** The number of this device, for versions that go to a share of all devices first. */
  device?: () => Promise<number>;
  /**
   * Whether another version runs here: then the newest is not taken for want of one before it that could be reached. By
   * default it is, for it may work in spite of all.
   */
  hasAnother?: boolean;
}

/** A number is a time at least (ms): one of the day after tomorrow comes from a wrong clock, and holds nothing up. */
const dayMs = 86_400_000;

/** Most older versions that are checked. */
const farthest = 5;

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
const isPointer = (value: unknown, name: string): value is PointerFile => {
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

/** Versions, by name, of the modules that the shell provides; written in by the build. */
declare const HOLESHOT_MODULES: Record<string, string>;

const served = { contract: contractVersion, ports: servedPorts, modules: HOLESHOT_MODULES };

/** Returns the needs of a version that this shell lacks, in words; undefined if it can run. */
export const unservable = (pointer: PointerFile): string | undefined => {
  const [missing] = unserved(pointer, served);
  return missing && partFailures['pointer-unservable'](missing);
};

const readOne = async (
  url: string,
  name: string,
  fetchFile: typeof fetch,
  timeout: number,
): Promise<Result<PointerFile>> => {
  try {
    const response = await fetchFile(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return failedAs(partFailures, 'pointer-missing', response.status);
    const pointer: unknown = await response.json();
    return isPointer(pointer, name) ? ok(pointer) : failedAs(partFailures, 'pointer-broken');
  } catch {
    return failedAs(partFailures, 'pointer-unreachable');
  }
};

/** Returns the address of the pointer that a version was published with. */
export const pointerOfVersion = (place: string, folder: string): string =>
  new URL(`${folder}/pointer.json`, new URL(place, location.href)).href;

/**
 * Reads a remote's pointer file and chooses the newest version that this shell serves, that has not failed on this
 * device, and that is meant for it: else one of those before it.
 * @param fetchFile `fetch` or a fake
 */
export const readPointer = async (
  place: RemotePlace,
  fetchFile: typeof fetch,
  {
    timeout = 8000,
    isBad = () => false,
    seen,
    shown = () => undefined,
    device = () => Promise.resolve(0),
    hasAnother = false,
  }: Choice = {},
): Promise<Result<ChosenVersion>> => {
  const newest = await readOne(place.pointer, place.name, fetchFile, timeout);
  if (!newest.ok) return newest;
  const { folder, share, number } = newest.value;
  if (seen !== undefined && (number ?? -Infinity) < seen && seen < Date.now() + dayMs)
    return failedAs(partFailures, 'pointer-outdated');
  const chosen = (pointer: PointerFile): ChosenVersion => ({
    pointer,
    ...(number !== undefined && { number }),
  });
  const whyNot = (pointer: PointerFile) =>
    unservable(pointer) ??
    (isBad(place.name, pointer.folder) ? 'It stopped with an error on this device, twice.' : undefined);

  const why = whyNot(newest.value);
  const isForOthers = share !== undefined && turnOf(await device(), `${place.name}/${folder}`) >= share;
  if (why === undefined && !isForOthers) return ok(chosen(newest.value));

  const readBefore = (version: string) =>
    readOne(pointerOfVersion(place.pointer, version), place.name, fetchFile, timeout);
  const instead = (pointer: PointerFile) =>
    ok({ ...chosen(pointer), ...(why !== undefined && { passedOver: { folder, why } }) });
  let { previous } = newest.value;
  for (let back = 0; back < farthest && previous !== undefined; back += 1) {
    const before = await readBefore(previous);
    if (!before.ok && hasAnother && before.failure.code === 'pointer-unreachable') return before;
    if (!before.ok) break;
    if (whyNot(before.value) === undefined) return instead(before.value);
    previous = before.value.previous;
  }
  const last = shown(place.name);
  const proven = last === undefined || last === folder ? undefined : await readBefore(last);
  if (proven?.ok === true && proven.value.bad !== true && whyNot(proven.value) === undefined)
    return instead(proven.value);
  const missing = unservable(newest.value);
  return missing === undefined ? ok(chosen(newest.value)) : failed('pointer-unservable', missing);
};
