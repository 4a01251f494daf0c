import { readBuildEnv } from './readBuildEnv.mjs';

/**
 * What a build is for: with a Firebase project named in the environment or in `.env` that project, else the local
 * emulators.
 */
export const readBuildConfig = () => {
  const env = readBuildEnv();
  const projectId = env.HOLESHOT_FIREBASE_PROJECT ?? '';
  const local = projectId === '';
  return {
    local,
    firebase: {
      apiKey: local ? 'local' : (env.HOLESHOT_FIREBASE_API_KEY ?? ''),
      authDomain: local ? 'localhost' : (env.HOLESHOT_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`),
      projectId: local ? 'demo-holeshot' : projectId,
      appId: local ? 'local' : (env.HOLESHOT_FIREBASE_APP_ID ?? ''),
    },
    weatherUrl: local ? '' : 'https://api.synopticdata.com',
    nationalWeatherUrl: local ? '' : 'https://api.weather.gov',
  };
};
