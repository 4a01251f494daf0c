import { readAuthDomain } from '../env/readAuthDomain.mjs';
import { readRemotePlaces } from '../env/readRemotePlaces.mjs';

const loopback = ['http://127.0.0.1:*', 'http://localhost:*'];

/** Sources of a build for the local emulators, which may load remotes under development. */
const locally = {
  'script-src': loopback,
  'connect-src': [...loopback, 'ws://127.0.0.1:*', 'ws://localhost:*'],
};

/**
 * Sources of a project: its data, its accounts, its functions and Google's sign-in, whose scripts name Trusted Types
 * policies of their own. Firestore's streams and Auth name the project in no path, so no path can keep others out there.
 */
const ofProject = (project, authDomain) => ({
  'script-src': ['https://apis.google.com'],
  'connect-src': [
    `https://us-central1-${project}.cloudfunctions.net`,
    `https://firestore.googleapis.com/v1/projects/${project}/`,
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com/v1/token',
  ],
  'frame-src': [`https://${authDomain}`],
  'trusted-types': ['*'],
});

/** Sources of reCAPTCHA, which App Check uses, as Google lists them. */
const ofAppCheck = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const googleMaps = ['https://*.googleapis.com', 'https://*.gstatic.com'];

/** Sources of Google's maps, as Google lists them; scripts are narrower, since anybody may store one below `*.googleapis.com`. */
const ofMaps = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'connect-src': googleMaps,
  'img-src': googleMaps,
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ["'self'", 'https://fonts.gstatic.com'],
  'worker-src': ["'self'", 'blob:'],
  'trusted-types': ['*'],
};

const ofRemotes = (env) => {
  const origins = Object.values(readRemotePlaces(env)).map((address) => new URL(address).origin);
  return { 'script-src': origins, 'connect-src': origins };
};

/** Lists the origins that a build in this environment needs, by directive. */
const originsOf = (env) => {
  const project = env.HOLESHOT_FIREBASE_PROJECT ?? '';
  return [
    project === '' ? locally : ofProject(project, readAuthDomain(env)),
    ...(project !== '' && env.HOLESHOT_APP_CHECK_KEY ? [ofAppCheck] : []),
    ...(env.HOLESHOT_MAPS_KEY ? [ofMaps] : []),
    ofRemotes(env),
  ];
};

const add = (policy, directives) => {
  const rows = new Map(policy.split('; ').map((row) => [row.split(' ')[0], row.split(' ').slice(1)]));
  for (const [name, sources] of Object.entries(directives))
    rows.set(name, [...new Set([...(rows.get(name) ?? []), ...sources])]);
  return [...rows].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
};

/** Tells the policy of a worker, which needs nothing but its own origin, from that of the pages. */
const isOfWorker = (policy) => policy.startsWith("default-src 'none'");

/**
 * Adds what a build in this environment needs to the content security policy of a site.
 * @param {{ headers: { source: string, headers: { key: string, value: string }[] }[] }} hosting as in firebase.json
 * @param {Record<string, string | undefined>} env the variables of the build
 */
export const withOrigins = (hosting, env) => ({
  ...hosting,
  headers: hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((each) =>
      each.key === 'Content-Security-Policy' && !isOfWorker(each.value)
        ? { ...each, value: originsOf(env).reduce(add, each.value) }
        : each,
    ),
  })),
});
