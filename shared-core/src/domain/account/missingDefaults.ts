import { defaultDashboardWidgets, type DashboardWidget } from '../dashboard/dashboardWidgets';
import { defaultLogBookViews, type LogBookView } from '../logbook/logBookViews';

/** What a user document lacks; a key that is not there lacks nothing. */
interface MissingDefaults {
  dashboardWidgets?: readonly DashboardWidget[];
  logBookSettings?: { dataSets: Record<string, LogBookView> };
}

const isEmpty = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0;

/**
 * [D1] without any log book view a racer gets the three defaults, and [D2] without a list of widgets the two; [D3]
 * what the racer has chosen stays, an emptied Home too; [D4] views are written only by who may write data.
 * @param document `users/{uid}` as stored
 */
export const missingDefaults = (document: Record<string, unknown>, canWrite: boolean): MissingDefaults => {
  const views = (document['logBookSettings'] as { dataSets?: unknown } | null | undefined)?.dataSets;
  return {
    ...(!Array.isArray(document['dashboardWidgets']) && { dashboardWidgets: defaultDashboardWidgets }),
    ...(canWrite && isEmpty(views) && { logBookSettings: { dataSets: defaultLogBookViews } }),
  };
};
