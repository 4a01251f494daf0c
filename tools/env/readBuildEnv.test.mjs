/* global describe, expect, test, afterEach */
import { buildLocally } from './readBuildEnv.mjs';
import { readBuildConfig } from './readBuildConfig.mjs';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const live = {
  HOLESHOT_LOCAL: '',
  HOLESHOT_FIREBASE_PROJECT: 'holeshot-live',
  HOLESHOT_FIREBASE_API_KEY: 'key',
  HOLESHOT_FIREBASE_APP_ID: 'id',
};

describe('the configuration of a build', () => {
  test('takes the project that the environment names', () => {
    Object.assign(process.env, live);
    expect(readBuildConfig()).toMatchObject({ local: false, firebase: { projectId: 'holeshot-live' } });
  });

  test.each([
    ['', 'holeshot-live.web.app'],
    ['https://holeshot.example/', 'holeshot.example'],
  ])('takes the sign-in pages of the site itself where none are named: %p', (HOLESHOT_SITE_URL, domain) => {
    Object.assign(process.env, { ...live, HOLESHOT_SITE_URL, HOLESHOT_FIREBASE_AUTH_DOMAIN: '' });
    expect(readBuildConfig().firebase.authDomain).toBe(domain);
    process.env.HOLESHOT_FIREBASE_AUTH_DOMAIN = 'in.holeshot.example';
    expect(readBuildConfig().firebase.authDomain).toBe('in.holeshot.example');
  });

  test('offers visitors no account of the project, but the demo site that it names', () => {
    Object.assign(process.env, live);
    expect(readBuildConfig().demo).toBeUndefined();
    process.env.HOLESHOT_DEMO_URL = 'https://demo.holeshot.test';
    expect(readBuildConfig().demo).toEqual({ url: 'https://demo.holeshot.test' });
  });

  test.each(['demo', 'http://demo.holeshot.test', 'javascript:alert(1)'])(
    'is refused with a demo that is no site: %s',
    (url) => {
      Object.assign(process.env, { ...live, HOLESHOT_DEMO_URL: url });
      expect(readBuildConfig).toThrow('HOLESHOT_DEMO_URL');
    },
  );

  test('is refused for a project without a key: nobody could sign in', () => {
    Object.assign(process.env, { ...live, HOLESHOT_FIREBASE_API_KEY: '' });
    expect(readBuildConfig).toThrow('HOLESHOT_FIREBASE_API_KEY');
  });

  test('is local for a program of the stack, whatever project the environment names', () => {
    Object.assign(process.env, { HOLESHOT_FIREBASE_PROJECT: 'holeshot-live', HOLESHOT_APP_CHECK_KEY: 'key' });
    buildLocally();
    expect(readBuildConfig()).toMatchObject({
      local: true,
      appCheckKey: '',
      firebase: { projectId: 'demo-holeshot' },
    });
  });
});
