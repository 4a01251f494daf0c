import { firestoreCode } from './firestoreCode';

test('an error has its code; anything else is unknown', () => {
  expect(firestoreCode({ code: 'permission-denied' })).toBe('permission-denied');
  expect([undefined, null, 'text', new Error('torn')].map(firestoreCode)).toEqual(Array(4).fill('unknown'));
});
