import { recordOf } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';

const key = 'holeshot.failedVersions';

/** A version is given up after one of its places that has not proved itself here has failed so often. */
const tries = 2;

/** So many failures are remembered. */
const most = 20;

interface Record {
  /** How often each version has failed, by folder and place, the one that failed last at the end. */
  failures?: { [where: string]: number };
  /** The version that was shown last. */
  shown?: string;
  /** Those of its places that were shown. */
  places?: string[];
}

const all = (): { [name: string]: Record | undefined } => {
  try {
    const kept = recordOf(JSON.parse(deviceStorage.getItem(key) ?? '{}'));
    return Object.fromEntries(
      Object.entries(kept).map(([name, record]) => {
        const { failures, shown, places } = recordOf(record);
        const counted = Object.entries(recordOf(failures)).filter(([, count]) => typeof count === 'number');
        return [
          name,
          {
            failures: Object.fromEntries(counted) as { [where: string]: number },
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

const change = (name: string, to: (record: Record) => Record): void =>
  deviceStorage.setItem(key, JSON.stringify({ ...all(), [name]: to(all()[name] ?? {}) }));

const whereOf = (folder: string, place: string): string => `${folder} ${place}`;

const isProven = ({ shown, places = [] }: Record, folder: string, place: string): boolean =>
  shown === folder && places.includes(place);

/** A place of this version has stood for a while: it works on this device. */
export const noteShown = (name: string, folder: string, place: string): void => {
  if (isProven(all()[name] ?? {}, folder, place)) return;
  // What other versions and places have done stays known.
  change(name, ({ failures: { [whereOf(folder, place)]: _, ...failures } = {}, shown, places = [] }) => ({
    failures,
    shown: folder,
    places: shown === folder ? [...places, place] : [place],
  }));
};

/**
 * A place of this version could not be shown, or stopped. Gives whether the version is given up with that; one that runs
 * although it was given up, for want of another, is not put back again.
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

const badFolders = ({ failures = {} }: Record): string[] => [
  ...new Set(Object.entries(failures).flatMap(([where, count]) => (count >= tries ? [folderOf(where)] : []))),
];

/** Whether a version has failed here so often that the one before it is used. */
export const isBad = (name: string, folder: string): boolean =>
  badFolders(all()[name] ?? {}).includes(folder);

/** The version of a remote that was shown here last, which works; undefined where none was. */
export const shownVersion = (name: string): string | undefined => all()[name]?.shown;

/** What a worker is told of the versions on this device, each as `name/folder`. */
export interface KnownVersions {
  /** Given up. */
  bad: string[];
  /** Of each remote the one that was shown last. */
  shown: string[];
}

const shownVersions = (): string[] =>
  Object.entries(all()).flatMap(([name, record]) => (record?.shown ? [`${name}/${record.shown}`] : []));

const badVersions = (): string[] =>
  Object.entries(all()).flatMap(([name, record = {}]) =>
    badFolders(record).map((folder) => `${name}/${folder}`),
  );

/** What is known of the versions on this device. */
export const knownVersions = (): KnownVersions => ({ bad: badVersions(), shown: shownVersions() });
