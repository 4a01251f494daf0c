import { noteFailed, noteShown } from './failedVersions';
import { tabVersions } from './tabVersions';

/** Whether the version of a remote that this tab runs proves itself. */
export interface VersionTrial {
  /** A place of it was shown. */
  shown(name: string, place: string): void;
  /** A place of it could not be shown. Gives whether the version before it is used from the next start. */
  failed(name: string, place: string): boolean;
}

/** Of this tab. */
export const versionTrial: VersionTrial = {
  shown: (name, place) => {
    const version = tabVersions.inUse()[name];
    if (version !== undefined) noteShown(name, version.folder, place);
  },
  failed: (name, place) => {
    const version = tabVersions.inUse()[name];
    return version?.previous !== undefined && noteFailed(name, version.folder, place);
  },
};
