import { firstPaint } from '../loading/firstPaint';
import { untilLoaded } from '../loading/untilLoaded';

type Dashboard = typeof import('../dashboard/Dashboard').Dashboard;

let loaded: Dashboard | undefined;
let loading: Promise<unknown> = Promise.resolve();

/** Resolves once no dashboard is on its way. */
export const untilDashboard = (): Promise<unknown> => loading;

/** What Home shows to a racer; undefined before it is loaded. */
export const dashboardNow = (): Dashboard | undefined => loaded;

/** Loads it, which no visitor pays for; what its cards ask for comes after the first paint. */
export const loadDashboard = async (): Promise<Dashboard> => {
  const coming = untilLoaded(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/Dashboard'));
  loading = coming;
  const [module] = await Promise.all([coming, firstPaint]);
  loaded = module.Dashboard;
  return loaded;
};
