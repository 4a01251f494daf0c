import { defaultDashboardWidgets, type DashboardWidget } from '../dashboard/dashboardWidgets';
import { defaultLogBookViews, type LogBookView } from '../logbook/logBookViews';

/** Parts that a user document lacks; an absent key lacks nothing. */
interface MissingDefaults {
  dashboardWidgets?: readonly DashboardWidget[];
  logBookSettings?: { dataSets: Record<string, LogBookView> };
}

const isEmpty = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0;

/**
 * Returns the defaults to add to a user document: [D1] three log book views where it has none, [D2] two widgets where
 * it has no list. [D3] A racer's choice stays, an emptied Home too. [D4] Views go only to racers who may write.
 * @param document `users/{uid}` as stored
 */
export const missingDefaults = (document: Record<string, unknown>, canWrite: boolean): MissingDefaults => {
  const views = (document['logBookSettings'] as { dataSets?: unknown } | null | undefined)?.dataSets;
  return {
    ...(!Array.isArray(document['dashboardWidgets']) && { dashboardWidgets: defaultDashboardWidgets }),
    ...(canWrite && isEmpty(views) && { logBookSettings: { dataSets: defaultLogBookViews } }),
  };
};
