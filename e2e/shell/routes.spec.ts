import { signInSomeone } from '../kit/racer';
import { expect, test } from '../kit/test';

/** Pages with their titles, their access, and their place in the navigation. */
const pages = [
  { path: '/', title: 'Home', nav: 'left and bottom' },
  { path: '/logbook', title: 'Log Book', racers: true, nav: 'left and bottom' },
  { path: '/race-day', title: 'Race day', racers: true, nav: 'left' },
  { path: '/lanes', title: 'Lanes', racers: true, nav: 'left' },
  { path: '/predictions', title: 'Predictions', racers: true, nav: 'left and bottom' },
  { path: '/vehicles', title: 'Vehicles', racers: true, nav: 'left and bottom' },
  { path: '/locations', title: 'Locations', racers: true, nav: 'left and bottom' },
  { path: '/signin', title: 'SignIn' },
  { path: '/register', title: 'Register' },
  { path: '/forgot-password', title: 'Forgot Password' },
  { path: '/email-verification', title: 'EmailVerification', racers: true },
  { path: '/profile', title: 'Profile', racers: true },
  { path: '/settings', title: 'Settings', racers: true, nav: 'left and bottom' },
  { path: '/subscription', title: 'Subscription', nav: 'left' },
  { path: '/getting-started', title: 'Getting Started', nav: 'left' },
  { path: '/feature-guide', title: 'Feature Guide', nav: 'left and bottom' },
  { path: '/about', title: 'About', nav: 'left and bottom' },
  { path: '/offline', title: 'Currently Offline' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/proof', title: 'Signed Call' },
] as const satisfies { path: string; title: string; racers?: true; nav?: 'left' | 'left and bottom' }[];

const titlesOf = (...places: string[]): string[] =>
  pages.flatMap((page) => ('nav' in page && places.includes(page.nav) ? [page.title] : []));

test.use({ viewport: { width: 1280, height: 900 } });

test('a visitor reads what is for everybody, by its title, and is led to SignIn by the rest', async ({
  page,
}) => {
  for (const { path, title, ...row } of pages) {
    await page.goto(path);
    const isForRacers = 'racers' in row;
    await expect(page, path).toHaveTitle(`${isForRacers ? 'SignIn' : title} | Holeshot`);
    await expect(page, path).toHaveURL(isForRacers ? '/signin' : path);
  }
});

test('a racer finds each page where it belongs, three of them pinned around the fixed two', async ({
  page,
}) => {
  await signInSomeone(page);
  const left = page.getByRole('navigation', { name: 'Main' });
  expect([...(await left.getByRole('link').allTextContents())].sort()).toEqual(
    [...titlesOf('left', 'left and bottom')].sort(),
  );
  for (const title of titlesOf('left', 'left and bottom')) {
    await left.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveTitle(`${title} | Holeshot`);
    // The lanes fill the screen, and have no navigation.
    if (title === 'Lanes') await page.goBack();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.getByRole('navigation', { name: 'Pinned' }).getByRole('link').allTextContents()).toEqual([
    'Home',
    'Log Book',
    'Race day',
    'Lanes',
    'Predictions',
  ]);
});

test('the lanes and the race day are one tap away from each page of a racer, on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInSomeone(page);
  for (const { path } of pages) {
    await page.goto(path);
    for (const title of ['Race day', 'Lanes']) {
      if (path === '/lanes' && title === 'Lanes') continue;
      const link = page.getByRole('link', { name: title, exact: true });
      await expect(link, `${title} on ${path}`).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(Math.min(width, height), `${title} on ${path}`).toBeGreaterThanOrEqual(48);
    }
  }
  await page.getByRole('navigation', { name: 'Pinned' }).getByRole('link', { name: 'Lanes' }).click();
  await expect(page).toHaveURL('/lanes');
  await page.getByRole('link', { name: 'Race day' }).click();
  await expect(page).toHaveURL('/race-day');
});
