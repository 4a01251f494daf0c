import { expect } from 'playwright/test';
import { randomOf } from './randomOf';
import type { OwnSite } from './site';

/** Number of stories, and the first one; each follows from its number alone. */
const stories = Number(process.env['HOLESHOT_STORIES'] ?? 1);
const first = Number(process.env['HOLESHOT_FIRST_STORY'] ?? 1);

/** Numbers of the stories to play. */
export const storySeeds = Array.from({ length: stories }, (_, index) => first + index);

/** Words of two pages in files of their own, which show two versions in one tab. */
const register = 'At least 8 characters.';
const signIn = 'Forgot your password?';

/** Tab of a story, in any browser. */
export interface StoryTab {
  /** Opens the page to register. */
  open: () => Promise<void>;
  /** Waits for the text that matches, and returns it. */
  read: (words: RegExp) => Promise<string>;
  /** Puts off an offer of an update, where there is one, so that the page behind it can be used. */
  putOff: () => Promise<void>;
  /** Follows the link in the bar to sign in. */
  turn: () => Promise<void>;
  back: () => Promise<void>;
  type: (firstName: string) => Promise<void>;
  typed: () => Promise<string>;
  /** Returns as to an app that lay behind others. */
  look: () => Promise<void>;
  /** Installs what is offered, if something is. */
  install: () => Promise<void>;
  /** Waits until the bar is seen and there is something to read, behind an offer too. */
  expectSomething: (move: string) => Promise<void>;
  /** Waits until the app works without a network. */
  untilOfflineReady: () => Promise<void>;
  /** Number of its loads, where the browser can count them. */
  loads: () => number;
  close: () => Promise<void>;
}

/** Browser of a story. */
export interface StoryBrowser {
  newTab: (site: OwnSite) => Promise<StoryTab>;
  setOffline: (offline: boolean) => Promise<void>;
}

interface Tab {
  page: StoryTab;
  /** Typed and unsent text. */
  typed?: string;
}

interface Story {
  site: OwnSite;
  browser: StoryBrowser;
  tabs: Tab[];
  /** Marks of the versions that the remote could go back to, the current one last; none for the first. */
  marks: string[];
  published: number;
  offline: boolean;
}

const versionIn = async (page: StoryTab, words: string): Promise<string> =>
  /v\d+/.exec(await page.read(new RegExp(`${words.slice(0, -1)}. ?(v\\d+)?`)))?.[0] ?? 'v0';

const openTab = async (story: Story): Promise<void> => {
  const page = await story.browser.newTab(story.site);
  await page.open();
  await versionIn(page, register);
  story.tabs.push({ page });
};

/** Turns to another page of the remote and back: both must have one version. */
const expectOneVersion = async ({ page, typed }: Tab): Promise<void> => {
  if (typed !== undefined) return;
  const here = await versionIn(page, register);
  await page.turn();
  const there = await versionIn(page, signIn);
  await page.back();
  const again = await versionIn(page, register);
  // A reload between them makes both new.
  if (here === again) expect(there, 'two pages of one tab are of one version').toBe(here);
};

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

/** Files of the pages, which differ in each version. */
const pageFiles = /\/remotes\/mf-account\/[0-9a-f]+\/(register|signin|profile)\./;

/** Moves of a story; a senseless one gives way to the next number. */
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
    await tab.page.putOff();
    const words = `Alex ${tab.page.loads()}`;
    await tab.page.type(words);
    tab.typed = words;
  },
  empty: async (story, pick) => {
    const tab = pick(story.tabs);
    await tab.page.putOff();
    await tab.page.type('');
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
    await story.browser.setOffline(story.offline);
    for (const { page, typed } of story.tabs) if (typed === undefined) await page.open();
  },
  look: (story, pick) => pick(story.tabs).page.look(),
  walk: (story, pick) => expectOneVersion(pick(story.tabs)),
  install: async (story, pick) => {
    // A browser takes one command after the other.
    for (const { page } of story.tabs) await page.look();
    await pick(story.tabs).page.install();
  },
};

/** Expects no blank screen, no lost text, and at most three loads of a tab in one move. */
const expectWhole = async (story: Story, before: Map<Tab, number>, move: string): Promise<void> => {
  for (const tab of story.tabs) {
    await tab.page.expectSomething(move);
    if (tab.typed !== undefined)
      expect(await tab.page.typed(), `${move}: what is typed stays`).toBe(tab.typed);
    const loads = tab.page.loads();
    expect(loads - (before.get(tab) ?? loads), `${move}: no more than three loads`).toBeLessThanOrEqual(3);
  }
};

/** Plays a random story of tabs, publishing, going back, networks and missing files on a site. */
export const playUpdateStory = async (seed: number, site: OwnSite, browser: StoryBrowser): Promise<void> => {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const story: Story = { site, browser, tabs: [], marks: [''], published: 0, offline: false };
  const told: string[] = [];
  try {
    await openTab(story);
    const { page } = story.tabs[0]!;
    await page.untilOfflineReady();
    await page.open();
    await page.untilOfflineReady();
    for (let step = 0; step < 10; step += 1) {
      const name = pick(Object.keys(moves));
      told.push(name);
      const before = new Map(story.tabs.map((tab) => [tab, tab.page.loads()]));
      await moves[name]?.(story, pick);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expectWhole(story, before, told.join(' '));
    }
    site.heal();
    await browser.setOffline(false);
    for (const tab of story.tabs) await expectOneVersion(tab);
  } catch (error) {
    throw new Error(`Story ${seed}: ${told.join(' ')}\n${String(error)}`, { cause: error });
  }
};
