/** @jest-environment jsdom */
import { contractVersion, servedPorts, type PointerFile } from '@holeshot/shared-core';
import { keepsNone } from './readDevice';
import { readPointer, type Choice } from './readPointer';

const newest = Math.max(...servedPorts.logBooks);

const place = { name: 'mf_logbook', pointer: '/remotes/mf-logbook/current.json' };

const pointer: PointerFile = {
  name: 'mf_logbook',
  version: '4.4.17',
  contract: contractVersion,
  folder: 'f00d',
  entry: 'f00d/remoteEntry.js',
  files: [],
  offer: {
    name: 'mf_logbook',
    title: 'Log book',
    contract: contractVersion,
    needs: { logBooks: newest },
    pages: {},
    dialogs: {},
    widgets: {},
  },
};

const sha256 = 'ab'.repeat(32);

const serving = (body: unknown, status = 200): typeof fetch =>
  (() =>
    Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)).then(JSON.parse),
    })) as unknown as typeof fetch;

const failureOf = async (fetchFile: typeof fetch, choice: Choice = {}) => {
  const result = await readPointer(place, fetchFile, choice);
  return result.ok ? undefined : result.failure.code;
};

describe('the pointer file of a remote', () => {
  test('is read where it is for this shell, past the cache', async () => {
    const asked: unknown[] = [];
    const watching = ((...request: unknown[]) => {
      asked.push(request);
      return serving(pointer)('');
    }) as typeof fetch;
    expect(await readPointer(place, watching)).toEqual({ ok: true, value: { pointer } });
    expect(asked).toEqual([[place.pointer, expect.objectContaining({ cache: 'no-cache' })]]);
  });

  test('is read with its files, and the first ones of a page', async () => {
    const whole: PointerFile = {
      ...pointer,
      previous: 'beef',
      files: [{ url: 'f00d/chunks/__federation_expose.1a2b.js', sha256, bytes: 1 }],
      starts: { logbook: ['f00d/chunks/__federation_expose.1a2b.js'] },
    };
    expect(await readPointer(place, serving(whole))).toEqual({ ok: true, value: { pointer: whole } });
  });

  test('is read with its listeners, those of a later version among them', async () => {
    const listening = {
      ...pointer,
      offer: { ...pointer.offer, listeners: ['log-entry-saved', 'of-a-later-version'] },
    };
    expect(await readPointer(place, serving(listening))).toEqual({ ok: true, value: { pointer: listening } });
  });

  test('is a failure with its status if it is missing', async () => {
    const result = await readPointer(place, serving('', 404));
    expect(result).toEqual({
      ok: false,
      failure: { code: 'pointer-missing', message: 'The server answered 404.' },
    });
  });

  test.each<[string, unknown]>([
    ['of another remote', { ...pointer, name: 'mf_vehicles' }],
    ['of nobody', {}],
    ['of nothing', 'null'],
    ['without an entry', { ...pointer, entry: undefined }],
    ['without files', { ...pointer, files: undefined }],
    ['without an offer', { ...pointer, offer: undefined }],
    ['without pages', { ...pointer, offer: { ...pointer.offer, pages: undefined } }],
    ['with pages that are none', { ...pointer, offer: { ...pointer.offer, pages: null } }],
    ['with dialogs that are none', { ...pointer, offer: { ...pointer.offer, dialogs: null } }],
    ['with a page that is none', { ...pointer, offer: { ...pointer.offer, pages: { logbook: null } } }],
    [
      'with a page of no address',
      { ...pointer, offer: { ...pointer.offer, pages: { logbook: { title: 'Log book', icon: 'M0 0' } } } },
    ],
    ...['//evil.example/x', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'logbook'].map(
      (path): [string, unknown] => [
        `with a page at ${path}`,
        {
          ...pointer,
          offer: { ...pointer.offer, pages: { logbook: { title: 'Log book', icon: 'M0 0', path } } },
        },
      ],
    ),
    ...['', '..', '.', 'f00d/..', 'F00D', 'v1', '//evil.example', 7, null].flatMap(
      (folder): [string, unknown][] => [
        [`in the folder ${folder}`, { ...pointer, folder, entry: `${folder}/remoteEntry.js` }],
        [`after the folder ${folder}`, { ...pointer, previous: folder }],
      ],
    ),
    ...[
      'remoteEntry.js',
      'beef/x.js',
      'f00d/../beef/x.js',
      'f00d/%2e%2e/x.js',
      'f00d\\..\\x.js',
      'f00d/\n/x.js',
      '//evil.example/x.js',
      'https://evil.example/f00d/x.js',
      'f00d.evil/x.js',
    ].flatMap((url): [string, unknown][] => [
      [`with the entry ${url}`, { ...pointer, entry: url }],
      [`with the file ${url}`, { ...pointer, files: [{ url, sha256, bytes: 1 }] }],
      [`starting with ${url}`, { ...pointer, starts: { logbook: [url] } }],
    ]),
    ...[NaN, '7', 1.5, 1e300, null].map((number): [string, unknown] => [
      `with the number ${number}`,
      { ...pointer, number },
    ]),
    ['with a file of no hash', { ...pointer, files: [{ url: 'f00d/x.js', sha256: 'x', bytes: 1 }] }],
    ['with a dialog of no title', { ...pointer, offer: { ...pointer.offer, dialogs: { import: {} } } }],
    ['with a card that is none', { ...pointer, offer: { ...pointer.offer, widgets: { season: 'x' } } }],
    ['with a title that is none', { ...pointer, offer: { ...pointer.offer, title: {} } }],
    ['with a file that is none', { ...pointer, files: [null] }],
    ['with modules that are none', { ...pointer, uses: null }],
    ['with a module of no version', { ...pointer, uses: { react: 19 } }],
    ['with listeners that are none', { ...pointer, offer: { ...pointer.offer, listeners: {} } }],
    ['with a listener that is none', { ...pointer, offer: { ...pointer.offer, listeners: [null] } }],
    ['with needs that are none', { ...pointer, offer: { ...pointer.offer, needs: null } }],
  ])('cannot be read %s', async (_, body) => {
    expect(await failureOf(serving(body))).toBe('pointer-broken');
  });

  test('in torn JSON, as a page or from no network, could not be reached', async () => {
    expect(await failureOf(serving('{"name":"mf_lo'))).toBe('pointer-unreachable');
    expect(await failureOf(serving('<!doctype html>'))).toBe('pointer-unreachable');
    expect(await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(
      'pointer-unreachable',
    );
  });

  test.each<[string, PointerFile]>([
    ['contract 2', { ...pointer, contract: contractVersion + 1 }],
    ['logBooks 2', { ...pointer, offer: { ...pointer.offer, needs: { logBooks: newest + 1 } } }],
    ['telepathy 1', { ...pointer, offer: { ...pointer.offer, needs: { telepathy: 1 } as object } }],
    ['react ^19.4.0', { ...pointer, uses: { react: '^19.4.0' } }],
    [
      '@mui/material/Rating ^9.0.0',
      { ...pointer, uses: { react: '^19.3.0', '@mui/material/Rating': '^9.0.0' } },
    ],
  ])('is not for this shell if it needs %s', async (needed, body) => {
    const result = await readPointer(place, serving(body));
    expect(result).toEqual({
      ok: false,
      failure: {
        code: 'pointer-unservable',
        message: `It needs ${needed}, which this version of the app does not have.`,
      },
    });
  });

  test.each<[string, number | undefined, number | undefined, 'taken' | 'pointer-outdated']>([
    ['with a higher number', 8, 7, 'taken'],
    ['with the same number', 7, 7, 'taken'],
    ['with a lower number', 6, 7, 'pointer-outdated'],
    ['without a number after one with it', undefined, 7, 'pointer-outdated'],
    ['with a lower number than one of a clock that is years fast', 7, Date.now() + 9e10, 'taken'],
    ['with a number after those without', 1, undefined, 'taken'],
    ['of an early tool, without a number', undefined, undefined, 'taken'],
  ])('%s: number %p after %p is %s', async (_, number, seen, outcome) => {
    const body = { ...pointer, ...(number !== undefined && { number }) };
    expect((await failureOf(serving(body), { seen })) ?? 'taken').toBe(outcome);
  });

  test('is given up if it never comes', async () => {
    const silent = ((_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError'))),
      )) as unknown as typeof fetch;
    expect(await failureOf(silent, { timeout: 30 })).toBe('pointer-unreachable');
  });
});

describe('several versions', () => {
  const version = (folder: string, more: Partial<PointerFile> = {}): PointerFile => ({
    ...pointer,
    ...{ folder, entry: `${folder}/remoteEntry.js` },
    ...more,
  });
  const tooNew = { ...pointer.offer, needs: { logBooks: newest + 1 } };
  const site = (current: PointerFile, ...before: PointerFile[]): typeof fetch => {
    const files = new Map<string, PointerFile>([
      [place.pointer, current],
      ...before.map((each): [string, PointerFile] => [
        `http://localhost/remotes/mf-logbook/${each.folder}/pointer.json`,
        each,
      ]),
    ]);
    return ((url: string) =>
      files.has(url) ? serving(files.get(url))('') : serving('', 404)('')) as typeof fetch;
  };
  const chosen = async (fetchFile: typeof fetch, choice?: Choice) => {
    const result = await readPointer(place, fetchFile, choice);
    return result.ok ? [result.value.pointer.folder, result.value.passedOver?.why] : result.failure.code;
  };

  test('the last one that this shell serves is taken, and why is told', async () => {
    const needy = version('c', { offer: tooNew, previous: 'b' });
    const alsoNeedy = version('b', { offer: tooNew, previous: 'a' });
    const why = 'It needs logBooks 2, which this version of the app does not have.';
    expect(await chosen(site(needy, alsoNeedy, version('a')))).toEqual(['a', why]);
    expect(await chosen(site(needy))).toBe('pointer-unservable');
    expect(await chosen(site(version('b', { offer: tooNew })))).toBe('pointer-unservable');
  });

  test('one that has failed here is passed over while there is another', async () => {
    const isBad = (_: string, folder: string) => folder === 'b';
    const why = 'It stopped with an error on this device, twice.';
    expect(await chosen(site(version('b', { previous: 'a' }), version('a')), { isBad })).toEqual(['a', why]);
    expect(await chosen(site(version('b', { previous: 'a' })), { isBad })).toEqual(['b', undefined]);
    expect(await chosen(site(version('b')), { isBad })).toEqual(['b', undefined]);
  });

  test('one that goes to a share of the devices first is for those, and the others are not told', async () => {
    const published = site(version('b', { previous: 'a', share: 10 }), version('a'));
    const devices = Array.from({ length: 100 }, (_, index) => index + 0.5);
    const taken = await Promise.all(
      devices.map((device) => chosen(published, { device: () => Promise.resolve(device) })),
    );
    expect(taken.filter(([folder]) => folder === 'b')).toHaveLength(10);
    expect(taken).toContainEqual(['a', undefined]);
    expect(await chosen(published, { device: () => Promise.resolve(keepsNone) })).toEqual(['a', undefined]);
  });

  test('the one that was shown last is taken where those between cannot be had', async () => {
    const isBad = (_: string, folder: string) => folder === 'c';
    const published = site(version('c', { previous: 'b' }), version('a'));
    const why = 'It stopped with an error on this device, twice.';
    expect(await chosen(published, { isBad, shown: () => 'a' })).toEqual(['a', why]);
    expect(await chosen(published, { isBad, shown: () => 'c' })).toEqual(['c', undefined]);
  });

  test('none is taken where those before cannot be reached and another runs here', async () => {
    const published = site(version('b', { previous: 'a', share: 10 }));
    const dropping = ((url: string) =>
      url === place.pointer ? published(url) : Promise.reject(new TypeError('reset'))) as typeof fetch;
    const device = () => Promise.resolve(keepsNone);
    expect(await chosen(dropping, { device, hasAnother: true })).toBe('pointer-unreachable');
    expect(await chosen(dropping, { device })).toEqual(['b', undefined]);
  });

  test('those published in a circle do not hold it for ever', async () => {
    const round = version('b', { offer: tooNew, previous: 'b' });
    expect(await chosen(site(round, round))).toBe('pointer-unservable');
  });
});
