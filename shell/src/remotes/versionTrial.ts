import { noteFailed, noteShown } from './failedVersions';
import { tabVersions, type TabVersions } from './tabVersions';

/** The trial of the versions in a tab. */
export interface VersionTrial {
  /** Starts the proof of a shown place; returns a function that ends it when the place fails or is gone. */
  shown(name: string, place: string): () => void;
  /** Notes a failed place; returns whether the next start uses the version before. */
  failed(name: string, place: string): boolean;
}

/**
 * Has the versions of a tab prove themselves.
 * @param proof milliseconds that a place stands without a failure: what is drawn first is often but its skeleton, and a
 *   version that cannot read the racer's data stops when they arrive; as long as a part may take to be loaded
 */
export const createVersionTrial = (versions: Pick<TabVersions, 'inUse'>, proof = 10_000): VersionTrial => ({
  shown: (name, place) => {
    const version = versions.inUse()[name];
    if (version === undefined) return () => undefined;
    const timer = setTimeout(() => noteShown(name, version.folder, place), proof);
    return () => clearTimeout(timer);
  },
  failed: (name, place) => {
    const version = versions.inUse()[name];
    return version?.previous !== undefined && noteFailed(name, version.folder, place);
  },
});

/** The trial of the versions in this tab. */
export const versionTrial = createVersionTrial(tabVersions);
