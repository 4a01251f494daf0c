import type { Send } from './protocol';

/** Options for starting a browser. */
export interface StartOptions {
  profile: string;
  /** Port of the proxy by which it reaches everything. */
  proxy: number;
  offline: boolean;
  /** Takes what the console says: an error, a warning or a refusal of a policy. */
  onConsole: (line: string) => void;
  /** Hears when a tab begins to leave its page, and when it has the next one. */
  onLeave: (isLeaving: boolean) => void;
}

/** Hears from a line that a tab leaves its page, by a test or by itself, or has arrived. */
export const hearLeaving = (line: string, onLeave: StartOptions['onLeave']): void => {
  if (line === 'HOST leaves' || line === 'HOST arrives') onLeave(line === 'HOST leaves');
};

/** A browser that runs, and can be killed. */
export interface StartedBrowser {
  send: Send;
  /** Tells the pages that there is no network, or one again; the proxy makes it true. */
  tellOffline: (offline: boolean) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** Waits until something has been printed since the start. */
  printed: () => Promise<void>;
  kill: () => Promise<void>;
}
