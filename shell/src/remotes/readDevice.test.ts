import { keepsNone, readDevice } from './readDevice';

test('a device that keeps nothing gets no version that is for some of the devices first', async () => {
  const blocked = { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  expect(await readDevice(blocked)).toBe(keepsNone);
});
