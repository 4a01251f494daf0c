import { recordOf } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';

const key = 'holeshot.failedVersions';

/** Failures of one unproved place after which its version is given up. */
const tries = 2;

/** Most failures remembered. */
const most = 20;

interface VersionRecord {
  /** Count of failures by folder and place, the latest last. */
  failures?: Record<string, number>;
  /** Folder of the version shown last. */
  shown?: string;
  /** Places of it that were shown. */
  places?: string[];
}

const all = (): Record<string, VersionRecord | undefined> => {
  try {
    const remembered = recordOf(JSON.parse(deviceStorage.getItem(key) ?? '{}'));
    return Object.fromEntries(
      Object.entries(remembered).map(([name, record]) => {
        const { failures, shown, places } = recordOf(record);
        const counted = Object.entries(recordOf(failures)).filter(([, count]) => typeof count === 'number');
        return [
          name,
          {
            failures: Object.fromEntries(counted) as Record<string, number>,
            ...(typeof shown === 'string' && { shown }),
            ...(Array.isArray(places) && { places: places.map(String) }),
          },
        ];
      }),
    );
  } catch {
    return {};
  }
};

const change = (name: string, to: (record: VersionRecord) => VersionRecord): void =>
  deviceStorage.setItem(key, JSON.stringify({ ...all(), [name]: to(all()[name] ?? {}) }));

const whereOf = (folder: string, place: string): string => `${folder} ${place}`;

const isProven = ({ shown, places = [] }: VersionRecord, folder: string, place: string): boolean =>
  shown === folder && places.includes(place);

/** Notes that a place of this version works on this device. */
export const noteShown = (name: string, folder: string, place: string): void => {
  if (isProven(all()[name] ?? {}, folder, place)) return;
  // The notes of other versions and places stay.
  change(name, ({ failures: { [whereOf(folder, place)]: _, ...failures } = {}, shown, places = [] }) => ({
    failures,
    shown: folder,
    places: shown === folder ? [...places, place] : [place],
  }));
};

/**
 * Notes that a place of this version could not be shown, or stopped.
 * @returns whether the version is given up now; one that runs for lack of another is not given up twice
 */
export const noteFailed = (name: string, folder: string, place: string): boolean => {
  if (isProven(all()[name] ?? {}, folder, place)) return false;
  const wasBad = isBad(name, folder);
  const where = whereOf(folder, place);
  change(name, ({ failures: { [where]: before = 0, ...others } = {}, ...record }) => ({
    ...record,
    failures: Object.fromEntries([...Object.entries(others), [where, before + 1] as const].slice(-most)),
  }));
  return !wasBad && isBad(name, folder);
};

const folderOf = (where: string): string => where.split(' ')[0] ?? where;

const badFolders = ({ failures = {} }: VersionRecord): string[] => [
  ...new Set(Object.entries(failures).flatMap(([where, count]) => (count >= tries ? [folderOf(where)] : []))),
];

/** Returns whether a version has failed so often that this device uses the one before it. */
export const isBad = (name: string, folder: string): boolean =>
  badFolders(all()[name] ?? {}).includes(folder);

/** Returns the version of a remote that was shown here last, or undefined. */
export const shownVersion = (name: string): string | undefined => all()[name]?.shown;

/** Versions on this device for the service worker, each as `name/folder`. */
export interface KnownVersions {
  /** Given up. */
  bad: string[];
  /** Version of each remote that was shown last. */
  shown: string[];
}

const shownVersions = (): string[] =>
  Object.entries(all()).flatMap(([name, record]) => (record?.shown ? [`${name}/${record.shown}`] : []));

const badVersions = (): string[] =>
  Object.entries(all()).flatMap(([name, record = {}]) =>
    badFolders(record).map((folder) => `${name}/${folder}`),
  );

/** Returns the given up and shown versions of this device. */
export const knownVersions = (): KnownVersions => ({ bad: badVersions(), shown: shownVersions() });
