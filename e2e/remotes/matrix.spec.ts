import type { Page } from 'playwright/test';
import { alterRemote, type Alteration } from '../kit/alterRemote';
import { signInSomeone } from '../kit/racer';
import { placeOf, remotes, type OfferedPlace } from '../kit/remotes';
import { expect, test as base } from '../kit/test';

/** Racer of all tests of a worker, each in a new page of the same browser. */
const test = base.extend<object, { phone: Page }>({
  phone: [
    async ({ browser }, use) => {
      // An injected fault must be fetched from the network, not from the worker's cache.
      const context = await browser.newContext({
        baseURL: process.env['HOLESHOT_URL'] ?? 'http://127.0.0.1:5400',
        serviceWorkers: 'block',
        viewport: { width: 412, height: 892 },
      });
      const page = await context.newPage();
      await signInSomeone(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ phone, watch }, use) => {
    watch.add(phone.context());
    const page = await phone.context().newPage();
    await use(page);
    await page.close();
  },
});

interface Fault extends Alteration {
  it: string;
  /** State of the place: shown all the same, failed, or still loading. */
  then: 'shown' | 'failed' | 'loading';
  /** The fault happens when the racer leaves the place. */
  atUnmount?: boolean;
  isOfFiles?: boolean;
}

const noted = 'document.documentElement.dataset.broken="yes";';
const stop = `${noted}throw new Error("broken on purpose")`;

const root =
  /\{React:(\w+),ReactDOMClient(.*?)rootComponent:(\w+)=>\(0,(\w+)\.jsx\)\((\w+),\{children:\(0,\4\.jsx\)\((\w+),(\{\.\.\.\3[^}]*\})\)\}\)/g;

/** Puts a component with this code beside the place's own, in the same React root. */
const component = (code: string): Alteration => ({
  script: (text) =>
    text.replace(
      root,
      (
        _,
        react: string,
        more: string,
        props: string,
        jsx: string,
        theme: string,
        own: string,
        given: string,
      ) =>
        `{React:${react},ReactDOMClient${more}rootComponent:${props}=>(0,${jsx}.jsx)(${theme},{children:[` +
        `(0,${jsx}.jsx)(${own},${given},1),` +
        `(0,${jsx}.jsx)(globalThis.broken??=(React=>()=>{${code};return null})(${react}),{},2)]})`,
    ),
});

/** Replaces a step of the place's lifecycle with this code. */
const step = (name: string, code: string): Alteration => ({
  script: (text) =>
    text.replace(
      /return\{bootstrap:(\w+),mount:(\w+),unmount:(\w+)\}/g,
      (all) => `return{...${all.slice(6)},${name}:async()=>{${code}}}`,
    ),
});

const faults: Fault[] = [
  { it: 'is missing', then: 'failed', isOfFiles: true, served: () => 404 },
  { it: 'hangs', then: 'loading', isOfFiles: true, served: () => undefined },
  {
    it: 'is torn',
    then: 'failed',
    isOfFiles: true,
    served: (text) => text.slice(0, text.length / 2),
  },
  {
    it: 'is not what was published',
    then: 'failed',
    isOfFiles: true,
    served: (text) => `${noted}${text}`,
  },
  {
    it: 'holds a chunk that is not what was published',
    then: 'failed',
    isOfFiles: true,
    served: (text, name) => (/^(remoteEntry|__federation)/.test(name) ? text : `${noted}${text}`),
  },
  {
    it: 'throws at load',
    then: 'failed',
    isOfFiles: true,
    script: (text, name) => (name.startsWith('__federation_expose') ? stop : text),
  },
  {
    it: 'needs a newer port',
    then: 'failed',
    isOfFiles: true,
    pointer: (pointer) => void (pointer.offer.needs['session'] = 99),
  },
  { it: 'throws at mount', then: 'failed', ...step('mount', stop) },
  { it: 'throws in its first render', then: 'failed', ...component(stop) },
  { it: 'throws in an effect', then: 'failed', ...component(`React.useEffect(()=>{${stop}})`) },
  {
    it: 'throws later, in a render',
    then: 'failed',
    ...component(
      `const [late,set]=React.useState(false);React.useEffect(()=>void setTimeout(()=>set(true),300));if(late){${stop}}`,
    ),
  },
  {
    it: 'throws later, in an event',
    then: 'shown',
    ...component(`React.useEffect(()=>void setTimeout(()=>{${stop}},300),[])`),
  },
  {
    it: 'throws in a cleanup at unmount',
    then: 'shown',
    atUnmount: true,
    ...component(`React.useEffect(()=>()=>{${stop}},[])`),
  },
  { it: 'throws at unmount', then: 'shown', atUnmount: true, ...step('unmount', stop) },
  {
    it: 'updates without end',
    then: 'failed',
    ...component(`const [count,set]=React.useState(0);${noted}React.useLayoutEffect(()=>set(count+1))`),
  },
  {
    it: 'updates at every task',
    then: 'shown',
    ...component(
      `const [count,set]=React.useState(0);${noted}React.useEffect(()=>void setTimeout(()=>set(count+1)))`,
    ),
  },
];

const expectState = async (page: Page, { title }: OfferedPlace, then: Fault['then']): Promise<void> => {
  if (then === 'failed')
    await expect(page.getByRole('alert').filter({ hasText: `${title} is not available` })).toBeVisible();
  else if (then === 'shown')
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  else await expect(page.getByRole('status', { name: `${title} is loading` })).toBeVisible();
};

/** Opens a page of another remote. */
const expectTheRestWorks = async (page: Page, broken: string): Promise<void> => {
  const { title } = await placeOf(broken === 'mf-logbook' ? 'mf-predictions' : 'mf-logbook');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
};

test.beforeEach(({ declareFault }) =>
  declareFault({ url: /RUNTIME-|broken on purpose|Minified React error/, status: 'script' }),
);

/** Chooses the faults: `npm test -- --all` tries each at one remote, `npm run campaign` at every remote. */
const isChosen = (remote: number, fault: number): boolean =>
  process.env['HOLESHOT_CAMPAIGN'] === 'yes' || (remote + fault) % remotes.length === 0;

for (const [row, remote] of remotes.entries())
  test.describe(`a place where ${remote} @all`, () => {
    for (const [column, { it, then, atUnmount, isOfFiles, ...alteration }] of faults.entries()) {
      if (!isChosen(row, column)) continue;
      test(`${it}, the rest works`, async ({ page, declareFault }) => {
        declareFault({ url: new RegExp(`/remotes/${remote}/`), status: 'script' });
        await alterRemote(page, remote, alteration);
        const place = await placeOf(remote);
        // A hanging file that was requested early delays the browser's load event.
        await page.goto(place.path, { waitUntil: 'commit' });
        const broken = page.locator('html[data-broken]');
        if (isOfFiles !== true && atUnmount !== true) await expect(broken).toBeAttached();
        await expectState(page, place, then);
        // Unpublished code must not run.
        if (alteration.served !== undefined) await expect(broken).not.toBeAttached();
        await expectTheRestWorks(page, remote);
        if (atUnmount === true) await expect(broken).toBeAttached();
      });
    }

    if (!isChosen(row, faults.length)) return;
    test('takes more and more memory, the rest works, and gives it back when it is left', async ({
      page,
    }) => {
      const grown = 100_000_000;
      await alterRemote(
        page,
        remote,
        component(
          `const kept=React.useRef([]);React.useEffect(()=>{const timer=setInterval(()=>{` +
            `kept.current.push(new Array(1e6).fill(1.5));if(kept.current.length>=16){${noted}}},20);` +
            `return()=>clearInterval(timer)},[])`,
        ),
      );
      const chromium = await page.context().newCDPSession(page);
      const heap = async () => {
        await chromium.send('HeapProfiler.collectGarbage');
        return (await chromium.send('Runtime.getHeapUsage')).usedSize;
      };
      await page.goto((await placeOf(remote)).path);
      await expect(page.locator('html[data-broken]')).toBeAttached();
      expect(await heap()).toBeGreaterThan(grown);
      await expectTheRestWorks(page, remote);
      await expect.poll(heap).toBeLessThan(grown);
    });
  });
