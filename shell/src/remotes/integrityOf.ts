import type { PointerFile } from '@holeshot/shared-core';
import { remotePlaces, type RemotePlace } from './remotePlaces';
import { tabVersions } from './tabVersions';

/** Matches no file. */
const unpublished = `sha256-${btoa('\0'.repeat(32))}`;

const base64 = (hex: string): string =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))));

/** Creates a function that returns the required hash of a remote's script. */
export const createIntegrityOf =
  (places: readonly RemotePlace[], inUse: () => Record<string, PointerFile | undefined>) =>
  (url: string): string => {
    for (const { name, pointer: address } of places) {
      const place = new URL(address, location.href);
      if (!url.startsWith(new URL('.', place).href)) continue;
      const file = inUse()[name]?.files.find((each) => new URL(each.url, place).href === url);
      return file === undefined ? unpublished : `sha256-${base64(file.sha256)}`;
    }
    return unpublished;
  };

/** Returns the `integrity` of a script from the pointer of the version in this tab. */
export const integrityOf = createIntegrityOf(remotePlaces, () => tabVersions.inUse());
