/* global describe, expect, test */
import { shellSiteConfig } from './hostingSite.mjs';

const policyOf = async (env) => {
  const { headers } = await shellSiteConfig('public', env);
  const rows = headers
    .flatMap((rule) => rule.headers)
    .find(({ key }) => key === 'Content-Security-Policy')
    .value.split('; ')
    .map((row) => row.split(' '));
  return Object.fromEntries(rows.map(([name, ...sources]) => [name, sources]));
};
const project = { HOLESHOT_FIREBASE_PROJECT: 'holeshot-live' };

test('the recognizer of pictures may compile its code and ask its own origin, in every build', async () => {
  for (const env of [{}, { ...project, HOLESHOT_MAPS_KEY: 'key' }]) {
    const { headers } = await shellSiteConfig('public', env);
    const ofPolicy = (rule) => rule.headers.filter(({ key }) => key === 'Content-Security-Policy');
    expect(headers.find(({ source }) => source === '/static/recognizer/**').headers).toEqual([
      {
        key: 'Content-Security-Policy',
        value:
          "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      },
    ]);
    const pages = headers.filter(({ source }) => source !== '/static/recognizer/**').flatMap(ofPolicy);
    expect(pages).toHaveLength(1);
    expect(pages[0].value).not.toContain('wasm');
  }
});

describe('the content security policy', () => {
  test.each([{}, project, { ...project, HOLESHOT_MAPS_KEY: 'key', HOLESHOT_APP_CHECK_KEY: 'key' }])(
    'never allows inline script, nor text as code: %j',
    async (env) => {
      const policy = await policyOf(env);
      expect(policy['script-src']).toContain("'self'");
      for (const loose of [
        "'unsafe-inline'",
        "'unsafe-eval'",
        "'strict-dynamic'",
        'data:',
        'blob:',
        '*',
        'https:',
      ])
        expect(policy['script-src']).not.toContain(loose);
      expect(policy).toMatchObject({
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      });
    },
  );

  test('leads to Google in a build for a project alone, to its data by their path', async () => {
    expect(JSON.stringify(await policyOf({}))).not.toContain('googleapis');
    const { 'connect-src': sources } = await policyOf(project);
    expect(sources).not.toContain('https://firestore.googleapis.com');
  });

  test('names the emulators in a local build and no other', async () => {
    expect((await policyOf({}))['connect-src']).toContain('http://127.0.0.1:*');
    expect(JSON.stringify(await policyOf(project))).not.toMatch(/127\.0\.0\.1|localhost/);
  });

  test('names functions and sign-in of a project', async () => {
    const policy = await policyOf({ ...project, HOLESHOT_FIREBASE_AUTH_DOMAIN: 'in.holeshot.example' });
    expect(policy['connect-src']).toContain('https://us-central1-holeshot-live.cloudfunctions.net');
    expect(policy['script-src']).toEqual(["'self'", 'https://apis.google.com']);
    expect(policy['connect-src']).toContain('https://firestore.googleapis.com/v1/projects/holeshot-live/');
    expect(policy['frame-src']).toContain('https://in.holeshot.example');
    expect((await policyOf(project))['frame-src']).toContain('https://holeshot-live.web.app');
  });

  test('names reCAPTCHA only where a project has App Check, and nothing else of its origin', async () => {
    for (const env of [project, { HOLESHOT_APP_CHECK_KEY: 'key' }])
      expect(JSON.stringify(await policyOf(env))).not.toContain('recaptcha');
    const policy = await policyOf({ ...project, HOLESHOT_APP_CHECK_KEY: 'key' });
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(policy['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com');
    expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
  });

  test("names Google's maps only with a key for them", async () => {
    expect(JSON.stringify(await policyOf(project))).not.toContain('gstatic');
    const policy = await policyOf({ ...project, HOLESHOT_MAPS_KEY: 'key' });
    expect(policy['img-src']).toContain('https://*.gstatic.com');
    // Anybody may store a script below storage.googleapis.com.
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://apis.google.com',
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
    ]);
  });

  test('names the origins that remotes are published at', async () => {
    const policy = await policyOf({
      ...project,
      HOLESHOT_REMOTE_MF_LOGBOOK: 'https://holeshot-logbook.web.app/current.json',
    });
    for (const directive of ['script-src', 'connect-src'])
      expect(policy[directive]).toContain('https://holeshot-logbook.web.app');
  });
});
