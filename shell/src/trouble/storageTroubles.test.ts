import { full, storageTroubleOf } from './storageTroubles';

test.each([
  ['by its name', new DOMException('', 'QuotaExceededError')],
  ['by its words, as IndexedDB wraps it', new Error('AbortError: QuotaExceededError')],
])('a device without room is told %s', (_, error) => {
  expect(storageTroubleOf(error)).toBe(full);
});

test.each([undefined, null, 'text', {}, new TypeError('closed')])(
  '%p is no trouble of the storage',
  (error) => {
    expect(storageTroubleOf(error)).toBeUndefined();
  },
);
