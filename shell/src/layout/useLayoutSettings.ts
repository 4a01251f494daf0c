import { useEffect } from 'react';
import { unknown, type Loadable, type SettingsPort, type UserSettings } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { readLayoutSnapshot, writeLayoutSnapshot, type LayoutSettings } from './layoutSnapshot';
import { showTheme } from './showTheme';

/** Returns theme, rail and pinned paths from the settings, or as remembered until those are known. */
export const useLayoutSettings = ({ settings$ }: SettingsPort): LayoutSettings => {
  const settings = useObservable<Loadable<UserSettings>>(settings$, unknown);
  const snapshot = readLayoutSnapshot();
  const current: LayoutSettings =
    settings.state === 'present'
      ? {
          theme: settings.value.displayMode,
          rail: settings.value.sideNavAsRail,
          pinnedPaths: settings.value.pathsPinnedToBottomNav,
        }
      : snapshot;
  const text = JSON.stringify(current);
  useEffect(() => {
    const next = JSON.parse(text) as LayoutSettings;
    writeLayoutSnapshot(next);
    showTheme(next.theme);
  }, [text]);
  return current;
};
