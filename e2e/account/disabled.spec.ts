import { disableAccount } from '../kit/emulators';
import { fillSignIn, signInSomeone } from '../kit/racer';
import { expect, test } from '../kit/test';

test('a disabled account is signed out at the next start, and told so when it signs in @all', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com/, status: 400 });
  const racer = await signInSomeone(page);
  await page.goto('/vehicles');
  await expect(page.getByText('Add the car or bike you race')).toBeVisible();
  await disableAccount(racer.email);
  await page.reload();
  await expect(page).toHaveURL('/signin');
  await fillSignIn(page, racer);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('User account is disabled.');
  await expect(page.getByLabel('Email')).toHaveValue(racer.email);
});
