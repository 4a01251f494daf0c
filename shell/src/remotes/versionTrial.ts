import { noteFailed, noteShown } from './failedVersions';
import { tabVersions, type TabVersions } from './tabVersions';

/** Whether the version of a remote that this tab runs proves itself. */
export interface VersionTrial {
  /** A place of it is shown, and proves itself by standing for a while. Gives what ends that: it has failed, or is gone. */
  shown(name: string, place: string): () => void;
  /** A place of it could not be shown, or stopped. Gives whether the version before it is used from the next start. */
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

/** Of this tab. */
export const versionTrial = createVersionTrial(tabVersions);
