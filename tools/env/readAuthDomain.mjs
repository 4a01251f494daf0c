import { readSiteUrl } from './readSiteUrl.mjs';

/**
 * Reads the domain of Firebase's sign-in pages: HOLESHOT_FIREBASE_AUTH_DOMAIN, else that of the site itself, where
 * Firebase Hosting serves them. Browsers that keep the storage of sites apart allow a sign-in by redirect only there.
 * @param {Record<string, string | undefined>} env the variables of the build
 */
export const readAuthDomain = (env) => env.HOLESHOT_FIREBASE_AUTH_DOMAIN || new URL(readSiteUrl(env)).host;
