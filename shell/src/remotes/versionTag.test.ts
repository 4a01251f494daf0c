/** @jest-environment jsdom */
import { tabVersions } from './tabVersions';
import { shellTag, tagOfTrace, versionTag } from './versionTag';

const pointer = {
  name: 'mf_logbook',
  version: '4.4.17+1a2b3c4d',
  contract: 1,
  folder: '1a2b3c4d5e6f7a8b',
  entry: '1a2b3c4d5e6f7a8b/remoteEntry.js',
  files: [],
  offer: { title: 'Log book', pages: {}, dialogs: {}, widgets: {}, needs: {} },
};

/** The pointer file as the server gives it to this tab, once. */
const run = async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(pointer) } as Response);
  await tabVersions.of({ name: 'mf_logbook', pointer: 'https://app.test/remotes/mf-logbook/current.json' });
  globalThis.fetch = fetch;
};

const thrownIn = (url: string) =>
  Object.assign(new Error('broken'), { stack: `Error: broken\n    at ${url}:1:2` });

beforeAll(run);

test('a part is named with the version that this tab runs, two publishes of one version apart', () => {
  expect(versionTag('mf_logbook')).toBe('mf_logbook@4.4.17+1a2b3c4d');
  expect(versionTag('mf_weather')).toBe('mf_weather@?');
});

test('the shell is named with the hash of its main script', () => {
  const script = document.createElement('script');
  script.type = 'none';
  script.setAttribute('src', 'https://app.test/static/main.9f8e7d6c.js');
  document.head.append(script);
  expect(shellTag()).toBe('shell@0.0.0+9f8e7d6c');
  script.remove();
});

describe('an error that nobody caught', () => {
  const chunk = 'https://app.test/remotes/mf-logbook/1a2b3c4d5e6f7a8b/page.js';

  test('is of the part whose file stands in its stack, or threw it', () => {
    expect(tagOfTrace(thrownIn(chunk))).toBe('mf_logbook@4.4.17+1a2b3c4d');
    expect(tagOfTrace(undefined, chunk)).toBe('mf_logbook@4.4.17+1a2b3c4d');
  });

  test.each([thrownIn('https://app.test/static/main.9f8e7d6c.js'), 'words', undefined])(
    'is of the shell where no part is in it (%p)',
    (error) => expect(tagOfTrace(error)).toMatch(/^shell@/),
  );
});
