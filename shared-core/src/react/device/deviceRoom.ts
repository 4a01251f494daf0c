import { answerOf } from './answerOf';

/** Storage of the app in bytes; `persisted` if the browser does not clear it by itself. */
export interface DeviceRoom {
  usage: number | undefined;
  quota: number | undefined;
  persisted: boolean;
}

/** Reads the used and the free storage, undefined in a browser that tells neither; Safari 16 has no estimate. */
export const readRoom = async (): Promise<DeviceRoom> => {
  const [{ usage, quota }, persisted] = await Promise.all([
    answerOf<StorageEstimate>(() => navigator.storage.estimate(), {}),
    answerOf(() => navigator.storage.persisted(), false),
  ]);
  return { usage, quota, persisted };
};

/** Asks the browser never to clear the storage by itself, and returns whether it agrees. */
export const protectStorage = (): Promise<boolean> => answerOf(() => navigator.storage.persist(), false);
