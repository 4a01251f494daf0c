import { openSite, type OwnSite } from '../kit/site';
import { playUpdateStory, storySeeds, type StoryTab } from '../kit/updateStory';
import type { Tab } from './driver/tab';
import { untilOfflineReady } from './kit/account';
import { expect, test, withoutNetwork } from './kit/test';

/** A busy machine takes long (ms) for a page. */
const longest = 20_000;

const storyTab = (tab: Tab, site: OwnSite): StoryTab => {
  const putOff = async () => {
    const later = tab.find('button', 'Later');
    if ((await later.count()) > 0) await later.click(1_000).catch(() => undefined);
  };
  const firstName = tab.label(/^First name/);
  return {
    open: () => tab.open(`${site.url}/register`),
    read: async (words) => {
      await tab.text(words).seen(longest);
      return tab.text(words).textOf();
    },
    putOff,
    turn: () =>
      expect(async () => {
        await putOff();
        if ((await tab.url()) === '/signin') return;
        await tab.find('banner').find('link', 'Sign in').click(4_000);
        // An offer that has come meanwhile takes WebKit's click.
        expect(await tab.url()).toBe('/signin');
      }).toPass({ timeout: 60_000 }),
    back: () => tab.back(),
    type: (words) => firstName.type(words),
    typed: () => firstName.value(),
    look: () => tab.run(() => void window.dispatchEvent(new Event('focus'))),
    install: () =>
      tab
        .find('button', 'Install')
        .click(4_000)
        .catch(() => undefined),
    expectSomething: async (move) => {
      // The offer of an update is modal and hides the page from roles.
      const lacks = () =>
        tab
          .run(() => {
            const isBlank = (part: HTMLElement | null) =>
              part === null || !part.checkVisibility() || !/\S/.test(part.innerText);
            return ['header', 'main'].filter((name) => isBlank(document.querySelector(name)));
          })
          // While a page is exchanged for another there is nothing to look at.
          .catch((error: unknown) => [String(error)]);
      await expect.poll(lacks, { message: `${move}: no blank screen`, timeout: longest }).toEqual([]);
    },
    untilOfflineReady: () => untilOfflineReady(tab),
    // The driver hears of no load that the app begins.
    loads: () => 0,
    close: () => tab.close(),
  };
};

for (const seed of storySeeds)
  test(`story ${seed} of tabs, publishing, going back and the network ends whole @all`, async ({
    tab,
    device,
    declareFault,
  }) => {
    test.setTimeout(480_000);
    declareFault(withoutNetwork);
    // The browser reports injected faults, and so does the worker at its next try.
    declareFault(/\/remotes\/|mf-account|mf_account|RUNTIME-0|FetchEvent\.respondWith|status of 404/);
    // Firefox ends a script that still runs as the tab is led to another page.
    declareFault(/"Script terminated by timeout/);
    const site = await openSite();
    let opened = 0;
    try {
      await playUpdateStory(seed, site, {
        newTab: async () => {
          opened += 1;
          return storyTab(opened === 1 ? tab : await device.newTab(), site);
        },
        setOffline: device.setOffline,
      });
    } finally {
      // No page asks the site once it is closed.
      await device.restart();
      await site.close();
    }
  });
