import type { Offer } from './contract';

/** Published file with its hash. */
interface PublishedFile {
  /** Relative to the pointer file. */
  url: string;
  /** Hash in hex. */
  sha256: string;
  bytes: number;
}

/** Pointer file `current.json`: the current version of a remote, its offer, and all its files. */
export interface PointerFile {
  name: string;
  /** Version of the package and the beginning of the folder's name: `4.4.17+1a2b3c4d`. */
  version: string;
  contract: number;
  /** Immutable folder, named by the hash of its content. */
  folder: string;
  /** Federation entry, relative to the pointer file. */
  entry: string;
  offer: Offer;
  /** Modules it takes from the shell, each with the range of versions it was built for: `^19.3.0`. */
  uses?: Record<string, string>;
  files: PublishedFile[];
  /** First files of a place, fetched together, by the key of a page or `widget-` and the widget's key. */
  starts?: Record<string, string[]>;
  /** Rises with each publish and each rollback; absent in a pointer of an early tool. */
  number?: number;
  /** Time of publishing, ISO 8601. */
  published?: string;
  /** Folder of the version before it. */
  previous?: string;
  /** Marks a version that its team took back: no `previous` leads to it. */
  bad?: true;
  /** Percent of the devices that get it; the others stay with the version before. */
  share?: number;
}
