import { firstPaint } from '../app/firstPaint';
import { untilLoaded } from '../app/untilLoaded';

type Dashboard = typeof import('../dashboard/Dashboard').Dashboard;

let loaded: Dashboard | undefined;

/** What Home shows to a racer; undefined before it is loaded. */
export const dashboardNow = (): Dashboard | undefined => loaded;

/** Loads it, which no visitor pays for; what its cards ask for comes after the first paint. */
export const loadDashboard = async (): Promise<Dashboard> => {
  const loading = untilLoaded(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/Dashboard'));
  const [module] = await Promise.all([loading, firstPaint]);
  loaded = module.Dashboard;
  return loaded;
};
