import { someone } from '../kit/racer';
import { expectSignedIn, fillSignIn, register, signOut, verify } from './kit/account';
import { expect, test } from './kit/test';

test('a racer registers, verifies the address, signs out and in again', async ({ tab }) => {
  const racer = someone();
  await tab.open('/');
  await tab.find('link', 'Start 14 free days').at(0).click();
  await register(tab, racer);
  await verify(tab, racer);
  await expect.poll(tab.url).toBe('/');
  await expectSignedIn(tab);
  await signOut(tab);
  await tab.find('banner').find('link', 'Sign in').click();
  await fillSignIn(tab, racer);
  await expectSignedIn(tab);
});
