import { contractVersion, servedPorts, type PointerFile } from '@holeshot/shared-core';
import { readPointer } from './readPointer';

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
    needs: { logBooks: servedPorts.logBooks },
    pages: {},
    dialogs: {},
    widgets: {},
  },
};

const serving = (body: unknown, status = 200): typeof fetch =>
  (() =>
    Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)).then(JSON.parse),
    })) as unknown as typeof fetch;

const failureOf = async (fetchFile: typeof fetch, timeout?: number) => {
  const result = await readPointer(place, fetchFile, timeout);
  return result.ok ? undefined : result.failure.code;
};

describe('the pointer file of a remote', () => {
  test('is read where it is for this shell, past the cache', async () => {
    const asked: unknown[] = [];
    const watching = ((...request: unknown[]) => {
      asked.push(request);
      return serving(pointer)('');
    }) as typeof fetch;
    expect(await readPointer(place, watching)).toEqual({ ok: true, value: pointer });
    expect(asked).toEqual([[place.pointer, expect.objectContaining({ cache: 'no-cache' })]]);
  });

  test('that is not there is a failure with its status', async () => {
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
    ['without an offer', { ...pointer, offer: undefined }],
    ['without pages', { ...pointer, offer: { ...pointer.offer, pages: undefined } }],
    ['with pages that are none', { ...pointer, offer: { ...pointer.offer, pages: null } }],
    ['with dialogs that are none', { ...pointer, offer: { ...pointer.offer, dialogs: null } }],
    ['with needs that are none', { ...pointer, offer: { ...pointer.offer, needs: null } }],
  ])('%s cannot be read', async (_, body) => {
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
    [
      'logBooks 2',
      { ...pointer, offer: { ...pointer.offer, needs: { logBooks: servedPorts.logBooks + 1 } } },
    ],
    ['telepathy 1', { ...pointer, offer: { ...pointer.offer, needs: { telepathy: 1 } as object } }],
  ])('that needs %s is not for this shell', async (needed, body) => {
    const result = await readPointer(place, serving(body));
    expect(result).toEqual({
      ok: false,
      failure: {
        code: 'pointer-unservable',
        message: `It needs ${needed}, which this version of the app does not have.`,
      },
    });
  });

  test('that never comes is given up', async () => {
    const silent = ((_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError'))),
      )) as unknown as typeof fetch;
    expect(await failureOf(silent, 30)).toBe('pointer-unreachable');
  });
});
