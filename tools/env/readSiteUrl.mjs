import { readBasePort } from './readBasePort.mjs';
import { readBuildEnv } from './readBuildEnv.mjs';

/**
 * Reads the address of the site, which pages name to search engines: HOLESHOT_SITE_URL, else that of the project's own
 * site, else that of the local stack.
 * @throws where it is no address that begins with https://
 */
export const readSiteUrl = (env = readBuildEnv()) => {
  const { HOLESHOT_SITE_URL: url = '', HOLESHOT_FIREBASE_PROJECT: project = '' } = env;
  if (url === '')
    return project === '' ? `http://127.0.0.1:${readBasePort()}/` : `https://${project}.web.app/`;
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new Error(`HOLESHOT_SITE_URL must be an address that begins with https://; it is ${url}.`);
  return new URL('/', url).href;
};
