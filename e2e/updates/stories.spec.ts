import { expect, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { untilOfflineReady } from '../kit/racer';
import { randomOf } from '../kit/randomOf';
import { openSite, type OwnSite } from '../kit/site';
import { test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

/** How many stories are played, and from which on; each follows from its number alone. */
const stories = Number(process.env['HOLESHOT_STORIES'] ?? 2);
const first = Number(process.env['HOLESHOT_FIRST_STORY'] ?? 1);

/** Words of two pages that are files of their own, so that two versions in one tab are seen. */
const register = 'At least 8 characters.';
const signIn = 'Forgot your password?';

interface Tab {
  page: Page;
  /** What is typed into its form and not sent. */
  typed?: string;
  loads: number;
}

interface Story {
  site: OwnSite;
  context: BrowserContext;
  tabs: Tab[];
  /** The mark of each version that the remote could go back to, the current one last; none for the first. */
  marks: string[];
  published: number;
  offline: boolean;
}

const versionIn = async (page: Page, words: string): Promise<string> => {
  const found = page.getByText(new RegExp(`${words.slice(0, -1)}. ?(v\\d+)?`)).first();
  await expect(found).toBeVisible({ timeout: 20_000 });
  return /v\d+/.exec((await found.textContent()) ?? '')?.[0] ?? 'v0';
};

const openTab = async (story: Story): Promise<void> => {
  const page = await story.context.newPage();
  const tab: Tab = { page, loads: 0 };
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) tab.loads += 1;
  });
  await page.goto(`${story.site.url}/register`);
  await versionIn(page, register);
  story.tabs.push(tab);
};

/** Puts off what is offered, so that the page behind it can be used. */
const putOff = async ({ page }: Tab): Promise<void> => {
  const later = page.getByRole('button', { name: 'Later' });
  // It may go away with the page that is just being loaded anew.
  if (await later.isVisible()) await later.click({ timeout: 4000 }).catch(() => undefined);
};

/** Presses what stands behind an offer of an update, which may come at any moment. */
const press = (tab: Tab, button: Locator) =>
  expect(async () => {
    await putOff(tab);
    await button.click({ timeout: 4000 });
  }).toPass({ timeout: 60_000 });

/** Turns to another page of the remote within the tab and back: both must be of one version. */
const expectOneVersion = async (tab: Tab): Promise<void> => {
  const { page, typed } = tab;
  if (typed !== undefined) return;
  const here = await versionIn(page, register);
  await press(tab, page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
  const there = await versionIn(page, signIn);
  await page.goBack();
  const again = await versionIn(page, register);
  // A reload may have come between; then all is of the new version.
  if (here === again) expect(there, 'two pages of one tab are of one version').toBe(here);
};

const look = ({ page }: Tab) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

const publish = async (story: Story): Promise<void> => {
  const { site, marks } = story;
  const before = marks.at(-1) ?? '';
  story.published += 1;
  const now = ` v${story.published}`;
  await site.publish('mf-account', {
    [`${register}${before}"`]: `${register}${now}"`,
    [`${signIn}${before}"`]: `${signIn}${now}"`,
  });
  expect(await site.filesWith(`${register}${now}"`), 'there is a new version').not.toEqual([]);
  marks.push(now);
};

/** The files of the pages, which are others in each version. */
const pageFiles = /\/remotes\/mf-account\/[0-9a-f]+\/(register|signin|profile)\./;

/** What may happen; each is played where it makes sense, else the next number decides. */
const moves: Record<
  string,
  (story: Story, pick: <Item>(items: readonly Item[]) => Item) => Promise<unknown>
> = {
  open: (story) => (story.tabs.length < 5 ? openTab(story) : Promise.resolve()),
  close: async (story, pick) => {
    const idle = story.tabs.filter(({ typed }) => typed === undefined);
    if (story.tabs.length < 2 || idle.length === 0) return;
    const tab = pick(idle);
    await tab.page.close();
    story.tabs = story.tabs.filter((each) => each !== tab);
  },
  type: async (story, pick) => {
    const tab = pick(story.tabs);
    await putOff(tab);
    const words = `Alex ${tab.loads}`;
    await tab.page.getByLabel('First name').fill(words);
    tab.typed = words;
  },
  empty: async (story, pick) => {
    const tab = pick(story.tabs);
    await putOff(tab);
    await tab.page.getByLabel('First name').fill('');
    delete tab.typed;
  },
  publish,
  rollback: (story) => {
    if (story.marks.length > 1) {
      story.site.rollBack('mf-account');
      story.marks.pop();
    }
    return Promise.resolve();
  },
  shell: (story) => story.site.publish('shell', { 'Skip to the page': 'Skip to the page' }),
  missing: (story) => {
    story.site.spoil(pageFiles, 'missing');
    return Promise.resolve();
  },
  hangs: (story) => {
    story.site.spoil(pageFiles, 'hangs');
    return Promise.resolve();
  },
  heal: (story) => {
    story.site.heal();
    return Promise.resolve();
  },
  offline: async (story) => {
    story.offline = !story.offline;
    await story.context.setOffline(story.offline);
    for (const { page, typed } of story.tabs)
      if (typed === undefined) await page.goto(`${story.site.url}/register`);
  },
  look: (story, pick) => look(pick(story.tabs)),
  walk: (story, pick) => expectOneVersion(pick(story.tabs)),
  install: async (story, pick) => {
    await Promise.all(story.tabs.map(look));
    const tab = pick(story.tabs);
    const button = tab.page.getByRole('button', { name: 'Install' });
    await button.click({ timeout: 4000 }).catch(() => undefined);
  },
};

/** No blank screen, nothing typed lost, no more than three loads of a tab in one move. */
const expectWhole = async (story: Story, before: Map<Tab, number>, move: string): Promise<void> => {
  for (const tab of story.tabs) {
    // The offer of an update, which is modal, hides what is behind it from roles.
    const bar = tab.page.getByRole('banner', { includeHidden: true });
    await expect(bar, `${move}: no blank screen`).toBeVisible({ timeout: 20_000 });
    const main = tab.page.getByRole('main', { includeHidden: true });
    await expect(main, `${move}: something to read`).toHaveText(/\S/, { timeout: 20_000 });
    if (tab.typed !== undefined)
      expect(await tab.page.getByLabel('First name').inputValue(), `${move}: what is typed stays`).toBe(
        tab.typed,
      );
    expect(
      tab.loads - (before.get(tab) ?? tab.loads),
      `${move}: no more than three loads`,
    ).toBeLessThanOrEqual(3);
  }
};

const play = async (seed: number, context: BrowserContext): Promise<void> => {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const site = await openSite();
  const story: Story = { site, context, tabs: [], marks: [''], published: 0, offline: false };
  const told: string[] = [];
  try {
    await openTab(story);
    await untilOfflineReady(story.tabs[0]!.page);
    await story.tabs[0]!.page.reload();
    await untilOfflineReady(story.tabs[0]!.page);
    for (let step = 0; step < 10; step += 1) {
      const name = pick(Object.keys(moves));
      told.push(name);
      const before = new Map(story.tabs.map((tab) => [tab, tab.loads]));
      await moves[name]?.(story, pick);
      await story.tabs[0]!.page.waitForTimeout(300);
      await expectWhole(story, before, told.join(' '));
    }
    site.heal();
    await context.setOffline(false);
    for (const tab of story.tabs) await expectOneVersion(tab);
  } catch (error) {
    throw new Error(`Story ${seed}: ${told.join(' ')}\n${String(error)}`, { cause: error });
  } finally {
    await Promise.all(context.pages().map((page) => page.close()));
    await site.close();
  }
};

for (let seed = first; seed < first + stories; seed += 1)
  test(`story ${seed} of tabs, publishing, going back and the network ends whole @all`, async ({
    context,
    declareFault,
  }) => {
    test.setTimeout(240_000);
    // What is spoiled on purpose is said by the browser, and by the worker that tries again.
    declareFault(withoutNetwork);
    declareFault({ url: /\/remotes\//, status: 'script' });
    await play(seed, context);
  });
