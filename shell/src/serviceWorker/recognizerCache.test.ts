import { isOfRecognizer, openRecognizerCache } from './recognizerCache';

const place = 'https://app.test/static/recognizer/';
const filesOf = (build: string) =>
  ['code', 'english', 'worker'].map((name) => ({
    url: `${place}${name}.${name === 'worker' ? build : 'same'}.bin`,
    integrity: `sha256-${name}`,
  }));

/** A device with room for so many files, and a network that can be cut. */
const openDevice = (room = 10) => {
  const entries = new Map<string, Response>();
  const cache = {
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
    put: (url: string, response: Response) => {
      if (entries.size >= room) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      entries.set(url, response);
      return Promise.resolve();
    },
    delete: (url: string) => Promise.resolve(entries.delete(url)),
  };
  const asked: [string, RequestInit | undefined][] = [];
  const network = { online: true };
  const build = (name: string) => {
    const { answer, ...rest } = openRecognizerCache(filesOf(name), {
      caches: {
        has: () => Promise.resolve(entries.size > 0),
        open: () => Promise.resolve(cache),
      } as unknown as CacheStorage,
      get: (url, init) => {
        asked.push([url as string, init]);
        return network.online ? Promise.resolve(new Response('file')) : Promise.reject(new Error('offline'));
      },
    });
    const read = async (url: string) => {
      let storing: Promise<unknown> = Promise.resolve();
      const response = await answer(url, (each) => {
        storing = each;
      });
      await storing;
      return response.text();
    };
    return { ...rest, read, files: filesOf(name).map(({ url }) => url) };
  };
  return { build, asked, network, stored: () => [...entries.keys()] };
};

test('a file comes from the network once, checked against its hash, and then from the device', async () => {
  const device = openDevice();
  const { read, files } = device.build('one');
  for (const url of files) expect(await read(url)).toBe('file');
  expect(device.asked[0]).toEqual([files[0], { integrity: 'sha256-code' }]);
  device.network.online = false;
  for (const url of files) expect(await read(url)).toBe('file');
  expect(device.asked).toHaveLength(3);
});

test('a full device reads from the network each time', async () => {
  const device = openDevice(0);
  const { read, files } = device.build('one');
  for (const _ of [1, 2]) expect(await read(files[0] ?? '')).toBe('file');
  expect(device.asked).toHaveLength(2);
});

test('a new build brings what has changed, and only where a picture was read before', async () => {
  const device = openDevice();
  await device.build('two').renew();
  expect(device.asked).toEqual([]);
  const one = device.build('one');
  for (const url of one.files) await one.read(url);
  const two = device.build('two');
  await two.renew();
  expect(device.asked.slice(3).map(([url]) => url)).toEqual([two.files[2]]);
  expect(device.stored()).toContain(one.files[2]);
  await two.drop();
  expect(device.stored().sort()).toEqual([...two.files].sort());
});

test('files of the recognizer are told from others', () => {
  expect(isOfRecognizer('/static/recognizer/code.1.wasm')).toBe(true);
  expect(isOfRecognizer('/static/recognizer.1.js')).toBe(false);
});
