/** Signs a racer in through the screen of a site, and waits until the server has the app's own notes. */
export const signIn = async (page, { email, password }, origin = '') => {
  await page.goto(`${origin}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /^Profile of/ }).waitFor();
  await page.getByText('All sent').waitFor();
};
