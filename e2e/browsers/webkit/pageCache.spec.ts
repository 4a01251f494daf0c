import { demoRacer } from '../../kit/racer';
import type { Tab } from '../driver/tab';
import { signIn } from '../kit/account';
import { openPassForm } from '../kit/screens';
import { expect, test } from '../kit/test';

test.use({ pageCache: true });
test.describe.configure({ timeout: 480_000 });

/** Wait (ms) for a page on a busy machine; one that waits for a held page never comes. */
const longest = 60_000;

/** Has a page say whether the browser holds it once it is left. */
const follow = (tab: Tab) =>
  tab.run(() =>
    addEventListener('pagehide', ({ persisted }) => localStorage.setItem('test.isHeld', String(persisted))),
  );
const expectNotHeld = async (tab: Tab) =>
  expect(await tab.run(() => localStorage.getItem('test.isHeld'))).toBe('false');

test('the log book is read at each of ten full navigations, and no page is held @all', async ({ tab }) => {
  await signIn(tab, demoRacer);
  await follow(tab);
  for (let visit = 0; visit < 5; visit += 1)
    for (const [path, shown] of [
      ['/logbook', tab.text(/^\d+ passes$/)],
      ['/vehicles', tab.find('main').text('Gas dragster')],
    ] as const) {
      await tab.open(path);
      await shown.seen(longest);
      await expectNotHeld(tab);
      await follow(tab);
    }
});

test('a pass that is typed is there after the way to another site and back @all', async ({ tab }) => {
  await signIn(tab, demoRacer);
  await tab.open('/logbook');
  await tab.text(/^\d+ passes$/).seen(longest);
  await openPassForm(tab, { '1/4 ET': '8.123' });
  await follow(tab);
  await tab.open(new URL('/about', process.env['HOLESHOT_URL']).href);
  await tab.find('heading', /./).at(0).seen();
  await tab.back();
  await tab.text(/^\d+ passes$/).seen(longest);
  await expectNotHeld(tab);
  const form = await openPassForm(tab, {});
  await form.text('Unsaved draft').seen();
  expect(await form.find('textbox', '1/4 ET').value()).toBe('8.123');
});
