import type { Observable } from 'rxjs';

/** How the app gets onto the home screen here: it `runs` from there, by a button, `by-hand` on iOS, or not at all. */
export type Installing = 'runs' | 'button' | 'by-hand' | 'none';

/** Installs the app on this device. */
export interface InstallPort {
  installing$: Observable<Installing>;
  /** Opens the browser's own dialog, where the app installs by a button. */
  install: () => void;
}
