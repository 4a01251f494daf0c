import { openStoredShares, type StoredShares } from './storedShares';
import { receiveShare } from './receiveShare';

/** As much of the browser's caches as the shares use. */
const memoryCaches = (): Pick<CacheStorage, 'open'> => {
  const entries = new Map<string, Response>();
  const cache = {
    keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: `https://app.test${path}` }))),
    put: (path: string, response: Response) => Promise.resolve(void entries.set(path, response)),
    match: (path: string) => Promise.resolve(entries.get(path)?.clone()),
    delete: (path: string) => Promise.resolve(entries.delete(path)),
  };
  return { open: () => Promise.resolve(cache as unknown as Cache) };
};

const formOf = (fields: [name: string, value: string | File][]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

let time = 0;
let shares: StoredShares;
beforeEach(() => {
  time = Date.parse('2026-06-20T18:00:00Z');
  shares = openStoredShares(memoryCaches(), () => (time += 1));
});

/** Shares a form; gives where the browser is led. */
const share = async (...fields: [name: string, value: string | File][]): Promise<string | null> => {
  const request = new Request('https://app.test/share', { method: 'POST', body: formOf(fields) });
  const response = await receiveShare(request, shares);
  expect(response.status).toBe(303);
  return response.headers.get('location');
};

const waiting = async () => (await shares.waiting()).map(({ shared }) => shared);

const csv = (name: string, text = 'When;ET\n06.06.2026;11.24') =>
  new File([text], name, { type: 'text/csv' });

describe('the text of a slip that is shared', () => {
  test('waits for the log book, with its title and address above and below', async () => {
    expect(
      await share(['title', 'Slip'], ['text', " 60' 1.707\n330' 4.664 "], ['url', 'https://t.test/']),
    ).toBe('/logbook');
    expect(await waiting()).toEqual([{ kind: 'text', text: "Slip\n60' 1.707\n330' 4.664\nhttps://t.test/" }]);
  });

  test('is known only as too large, from 20,000 characters on', async () => {
    expect(await share(['text', 'x'.repeat(20_001)])).toBe('/logbook');
    expect(await waiting()).toEqual([undefined]);
  });
});

describe('a file that is shared', () => {
  test('waits as it was, and several wait in their order; the words beside them are left out', async () => {
    await share(['text', 'Sent from my phone'], ['files', csv('1.csv')], ['files', csv('Slip № 2.csv', 'a')]);
    const [first, second] = await waiting();
    expect(first).toMatchObject({ kind: 'file', file: { name: '1.csv' } });
    expect(first?.kind === 'file' && (await first.file.text())).toBe('When;ET\n06.06.2026;11.24');
    expect(second).toMatchObject({ kind: 'file', file: { name: 'Slip № 2.csv', size: 1 } });
    expect(await waiting()).toHaveLength(2);
  });

  test('is told from other files if it is a picture', async () => {
    await share(['files', new File(['jpeg'], 'slip.jpg', { type: 'image/jpeg' })], ['files', csv('1.csv')]);
    const [first, second] = await waiting();
    expect(first).toMatchObject({ kind: 'picture', file: { name: 'slip.jpg', size: 4 } });
    expect(second).toMatchObject({ kind: 'file' });
  });

  test('with a name that is too long keeps the beginning of it', async () => {
    await share(['files', csv(`${'🏁'.repeat(500)}.csv`)]);
    expect(await waiting()).toMatchObject([{ file: { name: '🏁'.repeat(100) } }]);
  });

  test('is known only as too large, from 64 MB on', async () => {
    await shares.store([{ kind: 'file', file: { name: 'big.csv', size: 64 * 1024 * 1024 + 1 } as File }]);
    expect(await waiting()).toEqual([undefined]);
  });
});

test('a share that is removed waits no more, and the one after it does', async () => {
  await share(['text', 'one']);
  await share(['text', 'two']);
  const [first] = await shares.waiting();
  await shares.remove(first?.key ?? '');
  expect(await waiting()).toEqual([{ kind: 'text', text: 'two' }]);
});

describe('a share that comes to nothing says so', () => {
  test.each<[string, [string, string | File][]]>([
    ['without any field', []],
    [
      'with empty fields',
      [['text', '  '] as [string, string], ['files', new File([], '')] as [string, File]],
    ],
    ['with a text in place of a file', [['files', 'not a file']]],
    ['with a file in place of a text', [['text', csv('1.csv')]]],
  ])('%s', async (_, fields) => {
    expect(await share(...fields)).toBe('/?share=nothing');
    expect(await waiting()).toEqual([]);
  });

  test('if it is no form', async () => {
    const request = new Request('https://app.test/share', { method: 'POST', body: 'title=1' });
    expect((await receiveShare(request, shares)).headers.get('location')).toBe('/?share=not-stored');
  });

  test('if the device cannot store it', async () => {
    shares = openStoredShares({ open: () => Promise.reject(new Error('quota')) });
    expect(await share(['text', 'slip'])).toBe('/?share=not-stored');
  });

  test('if several at once have no room', async () => {
    const files = Array.from({ length: 11 }, (_, place): [string, File] => ['files', csv(`${place}.csv`)]);
    expect(await share(...files)).toBe('/?share=not-stored');
    expect(await waiting()).toEqual([]);
    expect(await share(...files.slice(1))).toBe('/logbook');
    expect(await waiting()).toHaveLength(10);
  });
});

describe('a foreign page', () => {
  /** The post of a page as the worker sees it. */
  const post = async (referrer: string, destination: string): Promise<string | null> => {
    const form = new Request('https://app.test/share', { method: 'POST', body: formOf([['text', 'spam']]) });
    const seen = { url: form.url, referrer, destination, formData: () => form.formData() } as Request;
    return (await receiveShare(seen, shares)).headers.get('location');
  };

  test.each([
    ['by its address', 'https://evil.test/', 'document'],
    ['by its address on another port', 'https://app.test:8080/', 'document'],
    ['in a hidden frame', '', 'iframe'],
    ['in a hidden object', '', 'object'],
  ])('that is known %s fills no place, and the racer is told', async (_, referrer, destination) => {
    expect(await post(referrer, destination)).toBe('/?share=foreign');
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['the share sheet, which has no address', ''],
    ['another app', 'android-app://com.example.timing/'],
    ['a page of this app', 'https://app.test/logbook'],
  ])('is not %s', async (_, referrer) => {
    expect(await post(referrer, 'document')).toBe('/logbook');
    expect(await waiting()).toHaveLength(1);
  });

  test('that hides its address cannot keep a real share out, nor drive out those that waited', async () => {
    await share(['text', 'real and early']);
    for (let count = 0; count < 30; count += 1) await share(['text', 'spam']);
    await share(['text', 'real and late']);
    const texts = (await waiting()).map((each) => each?.kind === 'text' && each.text);
    expect(texts).toHaveLength(10);
    expect([texts[0], texts.at(-1)]).toEqual(['real and early', 'real and late']);
  });
});
