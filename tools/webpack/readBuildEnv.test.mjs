/* global describe, expect, test, afterEach */
import { buildLocally } from './readBuildEnv.mjs';
import { readBuildConfig } from './readBuildConfig.mjs';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

describe('what a build is for', () => {
  test('is the project that the environment names', () => {
    Object.assign(process.env, { HOLESHOT_LOCAL: '', HOLESHOT_FIREBASE_PROJECT: 'holeshot-live' });
    expect(readBuildConfig()).toMatchObject({ local: false, firebase: { projectId: 'holeshot-live' } });
  });

  test('is the local stack where a program of the stack builds, whatever project the environment names', () => {
    Object.assign(process.env, { HOLESHOT_FIREBASE_PROJECT: 'holeshot-live', HOLESHOT_APP_CHECK_KEY: 'key' });
    buildLocally();
    expect(readBuildConfig()).toMatchObject({
      local: true,
      appCheckKey: '',
      firebase: { projectId: 'demo-holeshot' },
    });
  });
});
