/** A message at the bottom; a timeout of -1 stays until it is closed. */
export interface SnackbarMessage {
  /** May carry b, i, em, strong, br and links; all else is removed. */
  text: string;
  color?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds, 5000 by default. */
  timeout?: number;
  /** Waits until no other message shows, and takes the place of none. */
  waits?: true;
  /**
   * Says that something is saved: shown once no kill of the app can take that any more; where it could not be saved, only
   * for the sake of its action.
   */
  saved?: true;
  action?: { label: string; run: () => void };
}

/** How long a message with Undo stays, in milliseconds: long enough to see that it was the wrong one. */
export const undoTimeout = 10_000;

/** A running piece of blocking work. */
export interface LoadingHandle {
  /** 0 to 100; below 0 where it cannot be told. */
  progress(percent: number): void;
  done(): void;
}

export interface FeedbackPort {
  snackbar(message: SnackbarMessage): void;
  /** Shows the blocking loading dialog until `done`. */
  loading(text?: string): LoadingHandle;
  subscriptionRequired(words?: { title?: string; text?: string }): void;
  /** Writes an unexpected error into the debug log; shows nothing. */
  reportError(error: unknown, where: string): void;
}
