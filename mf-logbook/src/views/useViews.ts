import {
  defaultLogBookViews,
  unknown,
  type StoredView,
  type LogBookViewsPort,
  type SettingsPort,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useCallback, useMemo, useState } from 'react';

const defaults: StoredView[] = Object.entries(defaultLogBookViews).map(([key, view]) => ({ key, ...view }));
const defaultKeys = defaults.map(({ key }) => key);

/** Sorts views: the default ones in their own order, then the racer's by name. */
const inOrder = (views: readonly StoredView[]): StoredView[] => [
  ...defaultKeys.flatMap((key) => views.filter((view) => view.key === key)),
  ...views.filter(({ key }) => !defaultKeys.includes(key)),
];

/** Holds the racer's views and the chosen one, with which the next start begins. */
export const useViews = (
  logBookViews: LogBookViewsPort,
  settings: SettingsPort,
): { views: StoredView[]; view: StoredView; choose: (key: string) => void } => {
  const kept = useObservable(logBookViews.views$, unknown);
  const stored = useObservable(settings.settings$, unknown);
  const [chosen, setChosen] = useState<string>();
  const views = useMemo(() => inOrder(kept.state === 'present' ? kept.value : defaults), [kept]);
  const key = chosen ?? (stored.state === 'present' ? stored.value.currentDataSet : null);
  const view = views.find((each) => each.key === key) ?? views[0] ?? defaults[0];
  if (view === undefined) throw new Error('there are no default views');
  const choose = useCallback(
    (next: string) => {
      setChosen(next);
      settings.update({ currentDataSet: next });
    },
    [settings],
  );
  return { views, view, choose };
};
