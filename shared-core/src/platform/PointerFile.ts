import type { Offer } from './contract';

/** A published file and what it must hash to. */
interface PublishedFile {
  /** Relative to the pointer file. */
  url: string;
  /** Hex. */
  sha256: string;
  bytes: number;
}

/** `current.json`: which version of a remote is current, what it offers, and every file of it. */
export interface PointerFile {
  name: string;
  /** That of the package and the beginning of the folder's name: `4.4.17+1a2b3c4d`. */
  version: string;
  contract: number;
  /** The immutable folder, named by the hash of its content. */
  folder: string;
  /** The federation entry, relative to the pointer file. */
  entry: string;
  offer: Offer;
  /** The modules that it takes from the shell, each with the range of versions it was built for: `^19.3.0`. */
  uses?: Record<string, string>;
  files: PublishedFile[];
  /**
   * By the key of a page, or `widget-` and that of a widget: the files that it begins with, fetched together; one whose
   * chunk is not named so has none.
   */
  starts?: Record<string, string[]>;
  /** When it was published, ISO 8601. */
  published?: string;
  /** The folder of the version before it. */
  previous?: string;
  /** Percent of the devices that it is for; the others stay with the version before. */
  share?: number;
}
