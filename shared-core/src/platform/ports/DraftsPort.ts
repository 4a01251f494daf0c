/** Unfinished input of the signed-in racer, kept on the device through reload and crash. */
export interface DraftsPort {
  /** What was written under the key, of unchecked shape; undefined where nothing was. */
  read(key: string): unknown;
  write(key: string, draft: unknown): void;
  clear(key: string): void;
  /** Says that unsaved input is open, so that the app does not leave the screen; gives how to say that it is not any more. */
  hold(): () => void;
}
