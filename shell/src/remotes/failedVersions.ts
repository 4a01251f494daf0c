import { recordOf } from '@holeshot/shared-core';
import { deviceStorage } from '../deviceStorage';

const key = 'holeshot.failedVersions';

/** A version that has never been shown here is given up after failing so often. */
const tries = 2;

/** So many versions are remembered: more are not looked at on the way back from the newest. */
const most = 5;

interface Record {
  /** How often each version has failed, by folder, the one that failed last at the end. */
  failures?: { [folder: string]: number };
  /** The version that was shown last. */
  shown?: string;
}

const all = (): { [name: string]: Record | undefined } => {
  try {
    const kept = recordOf(JSON.parse(deviceStorage.getItem(key) ?? '{}'));
    return Object.fromEntries(
      Object.entries(kept).map(([name, record]) => {
        const { failures, shown } = recordOf(record);
        const counted = Object.entries(recordOf(failures)).filter(([, count]) => typeof count === 'number');
        return [
          name,
          {
            failures: Object.fromEntries(counted) as { [folder: string]: number },
            ...(typeof shown === 'string' && { shown }),
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

/** A place of this version was shown: it works on this device. */
export const noteShown = (name: string, folder: string): void => {
  if (all()[name]?.shown !== folder)
    // What other versions have done stays known: they are still there to be chosen.
    change(name, ({ failures: { [folder]: _, ...failures } = {} }) => ({ failures, shown: folder }));
};

/** A place of this version could not be shown. Gives whether the version is given up with that. */
export const noteFailed = (name: string, folder: string): boolean => {
  if (all()[name]?.shown === folder) return false;
  change(name, ({ failures: { [folder]: before = 0, ...others } = {}, shown }) => ({
    failures: Object.fromEntries([...Object.entries(others), [folder, before + 1] as const].slice(-most)),
    ...(shown !== undefined && { shown }),
  }));
  return isBad(name, folder);
};

/** Whether a version has failed here so often that the one before it is used. */
export const isBad = (name: string, folder: string): boolean =>
  (all()[name]?.failures?.[folder] ?? 0) >= tries;

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
  Object.entries(all()).flatMap(([name, record]) =>
    Object.keys(record?.failures ?? {})
      .filter((folder) => isBad(name, folder))
      .map((folder) => `${name}/${folder}`),
  );

/** What is known of the versions on this device. */
export const knownVersions = (): KnownVersions => ({ bad: badVersions(), shown: shownVersions() });
