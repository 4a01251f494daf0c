import type { Page } from 'playwright/test';
import { alterRemote } from '../kit/alterRemote';
import { hostileMarkup } from '../kit/hostileMarkup';
import { expect, test } from '../kit/test';

declare global {
  interface Window {
    executed: (times: number) => void;
    /** Does to `selector` all that a racer could do, but follows no honest link. */
    handle: (selector: string) => void;
    say: (message: { text: string; timeout: number }) => void;
  }
}

/** Remote that hands the app's snackbar to the test, in the place of the one with the sign-in page. */
const standIn = `var mf_account = {
  init() {},
  get: () => Promise.resolve(() => ({
    remote: { offer: { needs: { feedback: 1 } }, pages: { signin: () => Promise.resolve({
      bootstrap: () => Promise.resolve(),
      mount: async ({ domElement, platform }) => {
        domElement.innerHTML = '<h1>Stand-in</h1>';
        window.say = platform.feedback.snackbar;
      },
      unmount: () => Promise.resolve(),
    }) } },
  })),
};`;

/** Counts how often markup runs on this page, and collects its requests. */
const watchFor = async (page: Page) => {
  await page.addInitScript(() => {
    const events = ['pointerdown', 'mouseover', 'focus', 'wheel', 'click', 'animationstart', 'transitionend'];
    window.handle = (selector) => {
      for (const element of document.querySelectorAll<HTMLElement>(`${selector} *`)) {
        element.addEventListener('click', (event) => {
          if (/^https?:/.test(element.closest('a')?.href ?? '')) event.preventDefault();
        });
        for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
        if (element instanceof HTMLAnchorElement || element instanceof HTMLButtonElement) element.click();
      }
    };
  });
  const seen = { executed: 0, asked: [] as string[], dialogs: 0 };
  await page.exposeFunction('executed', () => {
    seen.executed += 1;
  });
  page.on('dialog', (dialog) => {
    seen.dialogs += 1;
    void dialog.dismiss();
  });
  await page.route(/evil\.test/, (route) => {
    seen.asked.push(route.request().url());
    // An answer without content opens nothing.
    return route.fulfill({ status: 204 });
  });
  return seen;
};

// The security policy must not hide what the sanitizer lets through.
test.use({ bypassCSP: true });

test('no markup in a message runs, asks anybody else, or stays but for emphasis and links @all', async ({
  page,
}) => {
  expect(hostileMarkup.length).toBeGreaterThanOrEqual(500);
  await alterRemote(page, 'mf-account', {
    script: (text, name) => (name === 'remoteEntry.js' ? standIn : text),
    // The stand-in has no files to fetch ahead.
    pointer: (pointer) => {
      pointer.starts = {};
    },
  });
  const seen = await watchFor(page);
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  await page.evaluate(() => window.say({ text: 'Ready', timeout: -1 }));
  await expect(page.getByRole('alert')).toContainText('Ready');
  const left = await page.evaluate(async (payloads) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const found: string[] = [];
    const here = location.href;
    for (const text of payloads) {
      window.say({ text: `${text}<b>the end</b>`, timeout: -1 });
      await frame();
      const message = document.querySelector('[role=alert] .MuiAlert-message > span');
      if (message === null) found.push(`not shown: ${text}`);
      for (const element of message?.querySelectorAll('*') ?? []) {
        const href = element.getAttribute('href');
        const allowed =
          ['B', 'I', 'EM', 'STRONG', 'BR', 'A'].includes(element.tagName) &&
          element.getAttributeNames().every((name) => name === 'href') &&
          (href === null || /^(https:\/\/|\/(?![/\\]))/.test(href));
        if (!allowed) found.push(`${element.outerHTML} of ${text}`);
      }
      window.handle('[role=alert] .MuiAlert-message');
      if (location.href !== here) found.push(`led away: ${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return found;
  }, hostileMarkup);

  expect(left).toEqual([]);
  expect(seen).toEqual({ executed: 0, asked: [], dialogs: 0 });
});

test('the same markup, put into a page as it is, runs: it would be noticed @all', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /./, status: 'script' });
  const seen = await watchFor(page);
  await page.goto('/promo/');
  const live = hostileMarkup.filter((markup) => !/http-equiv|<base|inset:0/i.test(markup));
  await page.evaluate(async (payloads) => {
    document.body.innerHTML = '<div id="here"></div>';
    for (const markup of payloads) {
      const here = document.querySelector('#here');
      if (here !== null) here.innerHTML = markup;
      await new Promise((resolve) => setTimeout(resolve, 15));
      window.handle('#here');
    }
  }, live);
  expect(seen.executed).toBeGreaterThan(200);
  expect(seen.asked.length).toBeGreaterThan(10);
});
