import { recordOf } from '@holeshot/shared-core';
import { deviceStorage } from '../deviceStorage';

const key = 'holeshot.failedVersions';

/** A version that has never been shown here is given up after failing so often. */
const tries = 2;

interface Record {
  /** The version that failed last, and how often. */
  folder?: string;
  failures?: number;
  /** The version that was shown last. */
  shown?: string;
}

const all = (): { [name: string]: Record | undefined } => {
  try {
    const kept = recordOf(JSON.parse(deviceStorage.getItem(key) ?? '{}'));
    return Object.fromEntries(Object.entries(kept).map(([name, record]) => [name, recordOf(record)]));
  } catch {
    return {};
  }
};

const change = (name: string, to: (record: Record) => Record): void =>
  deviceStorage.setItem(key, JSON.stringify({ ...all(), [name]: to(all()[name] ?? {}) }));

/** A place of this version was shown: it works on this device. */
export const noteShown = (name: string, folder: string): void => {
  if (all()[name]?.shown !== folder)
    change(name, (record) => ({
      // What another version has done stays known: it is still there to be chosen.
      ...(record.folder !== folder && record),
      shown: folder,
    }));
};

/** A place of this version could not be shown. Gives whether the version is given up with that. */
export const noteFailed = (name: string, folder: string): boolean => {
  if (all()[name]?.shown === folder) return false;
  change(name, (record) => ({
    ...record,
    folder,
    failures: (record.folder === folder ? (record.failures ?? 0) : 0) + 1,
  }));
  return isBad(name, folder);
};

/** Whether a version has failed here so often that the one before it is used. */
export const isBad = (name: string, folder: string): boolean => {
  const record = all()[name];
  return record?.folder === folder && Number(record.failures) >= tries;
};

/** Every version that is given up on this device, as `name/folder`. */
export const badVersions = (): string[] =>
  Object.entries(all()).flatMap(([name, record]) =>
    record?.folder !== undefined && isBad(name, record.folder) ? [`${name}/${record.folder}`] : [],
  );
