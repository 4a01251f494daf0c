/* global expect, test */
import { readSiteUrl } from './readSiteUrl.mjs';

test.each([
  [{ HOLESHOT_SITE_URL: 'https://holeshot.example' }, 'https://holeshot.example/'],
  [{ HOLESHOT_FIREBASE_PROJECT: 'holeshot-live', HOLESHOT_SITE_URL: '' }, 'https://holeshot-live.web.app/'],
  [{}, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/)],
])('%j gives the site %s', (env, url) => {
  expect(readSiteUrl(env)).toEqual(url);
});

test.each(['holeshot.example', 'http://holeshot.example', 'javascript:alert(1)'])(
  'HOLESHOT_SITE_URL %s is refused',
  (HOLESHOT_SITE_URL) => {
    expect(() => readSiteUrl({ HOLESHOT_SITE_URL })).toThrow('HOLESHOT_SITE_URL');
  },
);
