import type { Observable } from 'rxjs';
import type { DisplaySettings, UserSettings } from '../../domain/entities/UserSettings';
import type { Loadable } from '../values/Loadable';

/** Settings of the racer. */
export interface SettingsPort {
  settings$: Observable<Loadable<UserSettings>>;
  /** Display settings can always be written, read-only racers included. */
  update(patch: Partial<DisplaySettings> & { firstName?: string; lastName?: string }): void;
}
