import { Timestamp } from 'firebase-admin/firestore';
import { toPlainData } from './toPlainData';

describe('stored data as JSON', () => {
  test('times become ISO 8601, at any depth', () => {
    const at = Timestamp.fromMillis(Date.UTC(2026, 4, 1, 12));
    expect(toPlainData({ a: [at, { b: at }] })).toEqual({
      a: ['2026-05-01T12:00:00.000Z', { b: '2026-05-01T12:00:00.000Z' }],
    });
  });

  test('NaN and Infinity become text', () => {
    expect(toPlainData({ a: [NaN, { b: -Infinity }], c: Infinity })).toEqual({
      a: ['NaN', { b: '-Infinity' }],
      c: 'Infinity',
    });
  });

  test('everything else stays as it is', () => {
    const data = { text: 'x', number: 5, nothing: null, yes: true, list: [1, [2]], map: {} };
    expect(toPlainData(data)).toEqual(data);
  });
});
