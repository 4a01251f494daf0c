import { untilLoaded } from '../loading/untilLoaded';
import { reloadAfterFailure } from '../routing/reloadLimit';

/** Reloads the app, at most three times: a publish may have replaced the file. */
const orReload = (error: unknown): Promise<never> => {
  if (!reloadAfterFailure(() => location.reload(), navigator.onLine)) throw error;
  return new Promise(() => undefined);
};

/** Loads the text pages. */
export const loadTextPages = () =>
  untilLoaded(() => import(/* webpackChunkName: "text-pages" */ './textPages').catch(orReload));

/** Loads the page that checks a signed call. */
export const loadProofPage = () =>
  untilLoaded(() => import(/* webpackChunkName: "proof" */ './ProofPage').catch(orReload));

/** Loads the landing page, which a racer does not need. */
export const loadLanding = () =>
  untilLoaded(() => import(/* webpackChunkName: "landing" */ './Landing').catch(orReload));
