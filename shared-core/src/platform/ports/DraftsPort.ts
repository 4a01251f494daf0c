/** Saved drafts of the signed-in racer, stored on the device through reload and crash. */
export interface DraftsPort {
  /** Returns the draft under a key, unchecked; undefined where there is none. */
  read(key: string): unknown;
  write(key: string, draft: unknown): void;
  clear(key: string): void;
  /** Marks unsaved input as open, so that the app stays on the screen; returns how to end that. */
  hold(): () => void;
}
