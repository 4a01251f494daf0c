import { firstPaint } from '../loading/firstPaint';
import { untilLoaded } from '../loading/untilLoaded';

type Dashboard = typeof import('../dashboard/Dashboard').Dashboard;

let loaded: Dashboard | undefined;
let loading: Promise<unknown> = Promise.resolve();

/** Resolves once the dashboard that is loading, if any, has loaded. */
export const untilDashboard = (): Promise<unknown> => loading;

/** Returns the dashboard component, or undefined before it is loaded. */
export const dashboardNow = (): Dashboard | undefined => loaded;

/** Loads the dashboard, which no visitor needs, and resolves after the first paint. */
export const loadDashboard = async (): Promise<Dashboard> => {
  const coming = untilLoaded(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/Dashboard'));
  loading = coming;
  const [module] = await Promise.all([coming, firstPaint]);
  loaded = module.Dashboard;
  return loaded;
};
