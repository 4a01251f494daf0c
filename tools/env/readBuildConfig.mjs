import { readBuildEnv } from './readBuildEnv.mjs';

/**
 * The demo racer of the local stack; of a project the other site that its environment names, where it names one: an
 * account whose password everybody has could be deleted by anybody.
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
 * What a build is for: with a Firebase project named in the environment or in `.env` that project, else the local
 * emulators, or with HOLESHOT_DEVICE_ONLY=yes a stack without them. A variable that is empty counts as not there.
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
      authDomain: local ? 'localhost' : env.HOLESHOT_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
      // Its cache is another: what waits there for ever must not be sent by an app that has a server.
      projectId: local ? (deviceOnly ? 'demo-holeshot-device' : 'demo-holeshot') : projectId,
      appId: local ? 'local' : env.HOLESHOT_FIREBASE_APP_ID,
    },
    weatherUrl: local ? '' : 'https://api.synopticdata.com',
    demo: demoOf(local, env),
    operator: operatorOf(env),
    nationalWeatherUrl: local ? '' : 'https://api.weather.gov',
  };
};
