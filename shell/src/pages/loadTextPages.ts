import { untilLoaded } from '../loading/untilLoaded';
import { reloadAfterFailure } from '../routing/reloadLimit';

/** A publish may have replaced the file: then the app reloads, at most three times. */
const orReload = (error: unknown): Promise<never> => {
  if (!reloadAfterFailure(() => location.reload(), navigator.onLine)) throw error;
  return new Promise(() => undefined);
};

/** Loads what the first paint of no page needs: the pages to read, and what lies further down on the landing page. */
export const loadTextPages = () =>
  untilLoaded(() => import(/* webpackChunkName: "text-pages" */ './textPages').catch(orReload));
