import { readAuthDomain } from './readAuthDomain.mjs';
import { readBuildEnv } from './readBuildEnv.mjs';

/**
 * Gives the demo racer of the local stack; for a project, the demo site that its environment names, if any. Anybody could
 * delete an account whose password everybody has.
 */
const demoOf = (local, { HOLESHOT_DEMO_URL: url = '' }) => {
  if (local) return { email: 'demo@holeshot.test', password: 'holeshot-demo' };
  if (url === '') return undefined;
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new Error(`HOLESHOT_DEMO_URL must be an address that begins with https://; it is ${url}.`);
  return { url };
};

const operatorOf = ({ HOLESHOT_OPERATOR_NAME: name = '', HOLESHOT_OPERATOR_EMAIL: email = '' }) =>
  name === '' || email === '' ? undefined : { name, email };

const needed = ['HOLESHOT_FIREBASE_API_KEY', 'HOLESHOT_FIREBASE_APP_ID'];

/**
 * Reads what a build is for: the Firebase project of the environment or `.env`, else the local emulators, or with
 * HOLESHOT_DEVICE_ONLY=yes a stack without them. An empty variable counts as missing.
 * @throws where a project is named without the key and the id that its app needs to reach it, or a demo that is no site
 */
export const readBuildConfig = () => {
  const env = readBuildEnv();
  const projectId = env.HOLESHOT_FIREBASE_PROJECT ?? '';
  const local = projectId === '';
  const missing = local ? [] : needed.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`Name ${missing.join(' and ')} beside HOLESHOT_FIREBASE_PROJECT: nobody could sign in.`);
  const deviceOnly = local && env.HOLESHOT_DEVICE_ONLY === 'yes';
  return {
    local,
    deviceOnly,
    appCheckKey: local ? '' : (env.HOLESHOT_APP_CHECK_KEY ?? ''),
    firebase: {
      apiKey: local ? 'local' : env.HOLESHOT_FIREBASE_API_KEY,
      authDomain: local ? 'localhost' : readAuthDomain(env),
      // A cache of its own: an app with a server must not send what waits there for ever.
      projectId: local ? (deviceOnly ? 'demo-holeshot-device' : 'demo-holeshot') : projectId,
      appId: local ? 'local' : env.HOLESHOT_FIREBASE_APP_ID,
    },
    weatherUrl: local ? '' : 'https://api.synopticdata.com',
    demo: demoOf(local, env),
    operator: operatorOf(env),
    nationalWeatherUrl: local ? '' : 'https://api.weather.gov',
  };
};
