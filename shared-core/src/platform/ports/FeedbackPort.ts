/** Message at the bottom; a timeout of -1 stays until it is closed. */
export interface SnackbarMessage {
  /** May carry b, i, em, strong, br and links; all else is removed. */
  text: string;
  color?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds, 5000 by default. */
  timeout?: number;
  /** Waits until no other message shows, and takes the place of none. */
  waits?: true;
  /** Confirms a save: shown once no crash can undo it. Where the save failed, it shows for its action only. */
  saved?: true;
  action?: { label: string; run: () => void };
}

/** Time that a message with Undo stays, in milliseconds: enough to notice a mistake. */
export const undoTimeout = 10_000;

/** Running piece of blocking work. */
export interface LoadingHandle {
  /** Takes the progress, 0 to 100; below 0 where it is unknown. */
  progress(percent: number): void;
  done(): void;
}

/** Snackbar, loading dialog, subscription dialog and error reports. */
export interface FeedbackPort {
  snackbar(message: SnackbarMessage): void;
  /** Shows the blocking loading dialog until `done`. */
  loading(text?: string): LoadingHandle;
  subscriptionRequired(words?: { title?: string; text?: string }): void;
  /** Writes an unexpected error into the debug log; shows nothing. */
  reportError(error: unknown, where: string): void;
}
