import {
  contractVersion,
  failed,
  isRecord,
  ok,
  servedPorts,
  type PointerFile,
  type Result,
} from '@holeshot/shared-core';
import type { RemotePlace } from './remotePlaces';

const isPointer = (value: unknown, name: string): value is PointerFile => {
  const pointer = value as Partial<PointerFile> | null;
  return (
    pointer?.name === name &&
    typeof pointer.folder === 'string' &&
    typeof pointer.entry === 'string' &&
    [pointer.offer?.pages, pointer.offer?.dialogs, pointer.offer?.widgets, pointer.offer?.needs].every(
      isRecord,
    )
  );
};

const unservable = (pointer: PointerFile): string | undefined => {
  if (pointer.contract !== contractVersion) return `contract ${pointer.contract}`;
  const port = Object.entries(pointer.offer.needs).find(
    ([name, version]) => servedPorts[name as keyof typeof servedPorts] !== version,
  );
  return port === undefined ? undefined : `${port[0]} ${port[1]}`;
};

/**
 * Reads a remote's pointer file and holds it against what this shell serves.
 * @param fetchFile `fetch`, or what stands for it
 * @param timeout milliseconds until it is given up
 */
export const readPointer = async (
  place: RemotePlace,
  fetchFile: typeof fetch,
  timeout = 8000,
): Promise<Result<PointerFile>> => {
  try {
    const response = await fetchFile(place.pointer, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return failed('pointer-missing', `The server answered ${response.status}.`);
    const pointer: unknown = await response.json();
    if (!isPointer(pointer, place.name)) return failed('pointer-broken', 'Its description cannot be read.');
    const missing = unservable(pointer);
    return missing === undefined
      ? ok(pointer)
      : failed('pointer-unservable', `It needs ${missing}, which this version of the app does not have.`);
  } catch {
    return failed('pointer-unreachable', 'It could not be reached.');
  }
};
