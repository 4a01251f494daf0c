import { present, unknown } from '@holeshot/shared-core';
import { fullPass, nova } from '@holeshot/shared-core/testing';
import { readRemembered } from './readRemembered';

test('rows that cannot be read are dropped, the others are read', () => {
  const text = JSON.stringify([null, nova, { uid: 'torn' }, 7]);
  expect(readRemembered('vehicles', text)).toEqual(present([nova]));
  expect(readRemembered('passes', JSON.stringify([fullPass]))).toMatchObject({ state: 'present' });
});

test.each(['', '[', 'null', '{}', '[]', '[7]', '"text"'])(
  'a list remembered as %j is unknown, not empty',
  (text) => {
    expect(readRemembered('passes', text)).toEqual(unknown);
  },
);

test('settings are read with their defaults, and none are unknown', () => {
  expect(readRemembered('settings', '{"firstName":"Ann"}')).toMatchObject({ value: { firstName: 'Ann' } });
  expect(readRemembered('settings', 'null')).toEqual(unknown);
});
