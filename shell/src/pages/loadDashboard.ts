import { untilLoaded } from '../app/untilLoaded';

/** Loads what Home shows to a racer; no visitor pays for it. */
export const loadDashboard = () =>
  untilLoaded(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/Dashboard'));
