import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { Matcher } from '@testing-library/dom';
import { elementKey, type Command, type ElementReference } from './protocol';
import type { StartedBrowser } from './startedBrowser';

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

type Words = string | RegExp;

/** A step from a part of the page to parts in it. */
type Step =
  | { by: 'role'; role: string; name?: WrittenWords }
  | { by: 'label' | 'text'; words: WrittenWords }
  | { by: 'index'; index: number };

/** Words as they are sent to the page. */
type WrittenWords = string | { source: string; flags: string };

const write = (words: Words): WrittenWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

/** Keys that WebDriver knows by a character. */
const keys = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** Parts of a page that are found anew at each use. Each use waits until one is there. */
export interface Parts {
  find: (role: string, name?: Words) => Parts;
  label: (words: Words) => Parts;
  text: (words: Words) => Parts;
  /** The one of them at a position; -1 is the last. */
  at: (index: number) => Parts;
  click: (milliseconds?: number) => Promise<void>;
  /** Types into a field, in place of what it holds. */
  type: (text: string) => Promise<void>;
  press: (key: keyof typeof keys) => Promise<void>;
  /** Chooses an option of a list by its text. */
  choose: (option: string) => Promise<void>;
  /** Sets the value of a field that takes no plain text, such as a time. */
  set: (value: string) => Promise<void>;
  upload: (file: string) => Promise<void>;
  value: () => Promise<string>;
  textOf: () => Promise<string>;
  count: () => Promise<number>;
  seen: (milliseconds?: number) => Promise<void>;
  gone: (milliseconds?: number) => Promise<void>;
}

/** A tab. */
export interface Tab extends Pick<Parts, 'find' | 'label' | 'text'> {
  open: (url: string) => Promise<void>;
  url: () => Promise<string>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page. */
  run: <Given extends unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  press: (key: keyof typeof keys) => Promise<void>;
  close: () => Promise<void>;
}

/** Testing Library as a page has it; Firefox runs each script in a realm of its own, and the library knows its own. */
type PartsLibrary = typeof import('@testing-library/dom') & { RegExp: typeof RegExp };

/** Finds parts in the page; runs there. */
const findParts = (steps: Step[]): Element[] | 'no library' => {
  const { partsLibrary: dom } = window as { partsLibrary?: PartsLibrary };
  if (dom === undefined) return 'no library';
  const read = (words: WrittenWords): Matcher =>
    typeof words === 'string' ? words : new dom.RegExp(words.source, words.flags);
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const take = (within: HTMLElement, step: Exclude<Step, { by: 'index' }>): HTMLElement[] => {
    if (step.by === 'role')
      return dom.queryAllByRole(
        within,
        step.role,
        step.name === undefined ? {} : { name: read(step.name) as string },
      );
    if (step.by === 'label') return dom.queryAllByLabelText(within, read(step.words));
    return dom.queryAllByText(within, read(step.words)).filter(isSeen);
  };
  let found: HTMLElement[] = [document.body];
  for (const step of steps)
    found =
      step.by === 'index'
        ? [found.at(step.index)].filter((element) => element !== undefined)
        : [...new Set(found.flatMap((element) => take(element, step)))];
  return found;
};

/** Waits, for 5 s at most, until a page loads nothing more: what arrives late moves what is about to be pressed. */
const settle = async (): Promise<void> => {
  const loaded = () => performance.getEntriesByType('resource').length;
  let before = -1;
  for (const end = Date.now() + 5_000; Date.now() < end && before !== loaded();) {
    before = loaded();
    await new Promise((resolve) => globalThis.setTimeout(resolve, 400));
  }
};

type Outcome = { value: unknown } | { error: string };

const script = (work: string) => `
  const given = [...arguments];
  const done = given.pop();
  Promise.resolve()
    .then(() => (${work})(...given))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Errors that go by themselves: the page is drawing, or has drawn another in the meantime. */
const passing = /no such element|stale element|click intercepted|not interactable|detached|unexpected alert/;

/**
 * Opens the tab that a browser shows.
 * @param baseURL address that paths count from
 */
export const openTab = async ({ send }: Pick<StartedBrowser, 'send'>, baseURL: string): Promise<Tab> => {
  const handle = await send('window');
  const sendHere = async (command: Command, parameters?: Record<string, unknown>): Promise<unknown> => {
    if ((await send('window').catch(() => undefined)) !== handle) await send('switchTo', { handle });
    return send(command, parameters);
  };
  const run = async (work: string, args: unknown[]): Promise<unknown> => {
    const outcome = (await sendHere('run', { script: script(work), args })) as Outcome;
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.value;
  };
  const find = async (steps: Step[]): Promise<ElementReference[]> => {
    const found = await run(String(findParts), [steps]);
    if (found !== 'no library') return found as ElementReference[];
    const text = await readFile(library, 'utf8');
    await run(
      `() => { const exports = {}, module = {}; ${text}\n; window.partsLibrary = { ...exports, RegExp }; }`,
      [],
    );
    return find(steps);
  };

  const partsAt = (steps: Step[], called: string): Parts => {
    const deeper = (step: Step, name: string) =>
      partsAt([...steps, step], `${called}${called && ', '}${name}`);
    const count = async () => (await find(steps)).length;
    const lookUntil = async (holds: (count: number) => boolean, otherwise: string, milliseconds = 60_000) => {
      const end = Date.now() + milliseconds;
      for (;;) {
        // While a page is exchanged for another there is nothing to look at.
        const found = await count().catch((error: unknown) => error);
        if (typeof found === 'number' && holds(found)) return;
        if (Date.now() > end) {
          const shown = await run('() => document.body.innerText', []).catch(String);
          const detail = typeof found === 'number' ? '' : ` (${String(found)})`;
          throw new Error(`${called} ${otherwise}${detail}. The page says:\n${String(shown).slice(0, 3000)}`);
        }
        await setTimeout(100);
      }
    };
    const seen = (milliseconds?: number) =>
      lookUntil((number) => number > 0, 'is not on the screen', milliseconds);
    /** Uses the first of the parts, again while what stops it may pass. */
    const use = async <Result>(
      work: (element: ElementReference) => Promise<Result>,
      milliseconds = 30_000,
    ): Promise<Result> => {
      const end = Date.now() + milliseconds;
      for (;;) {
        await seen(milliseconds);
        try {
          const [element] = await find(steps);
          if (element !== undefined) return await work(element);
        } catch (error) {
          if (Date.now() > end || !passing.test(String(error)))
            throw new Error(`${called}: ${String(error)}`, { cause: error });
        }
        await setTimeout(100);
      }
    };
    const sendKeys = (element: ElementReference, text: string) =>
      sendHere('keys', { id: element[elementKey], text, value: [...text] });
    return {
      find: (role, name) =>
        deeper(
          { by: 'role', role, ...(name === undefined ? {} : { name: write(name) }) },
          name === undefined ? role : `${role} “${name}”`,
        ),
      label: (words) => deeper({ by: 'label', words: write(words) }, `field “${words}”`),
      text: (words) => deeper({ by: 'text', words: write(words) }, `text “${words}”`),
      at: (index) => deeper({ by: 'index', index }, `number ${index}`),
      click: (milliseconds) =>
        use(async (element) => {
          // A bar may lie over an element that counts as in view.
          await run("(part) => part.scrollIntoView({ block: 'center', behavior: 'instant' })", [element]);
          await sendHere('click', { id: element[elementKey] });
        }, milliseconds),
      type: (text) =>
        use(async (element) => {
          await run('(field) => { field.focus(); field.select(); }', [element]);
          await sendKeys(element, text === '' ? keys.Backspace : text);
        }),
      press: (key) =>
        use(async (element) => {
          await sendKeys(element, keys[key]);
        }),
      choose: (option) =>
        use(async (element) => {
          const choose = (list: HTMLSelectElement, wanted: string) => {
            const chosen = [...list.options].find(({ text }) => text.trim() === wanted);
            if (chosen === undefined) throw new Error('no such element: the option');
            chosen.selected = true;
            for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
          };
          await run(String(choose), [element, option]);
        }),
      set: (value) =>
        use(async (element) => {
          const set = (field: HTMLInputElement, wanted: string) => {
            // React has a setter of its own on the element.
            Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted);
            for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
          };
          await run(String(set), [element, value]);
        }),
      upload: (file) =>
        use(async (element) => {
          await sendKeys(element, file);
        }),
      value: () => use(async (element) => (await run('(field) => field.value', [element])) as string),
      textOf: () => use(async (element) => (await run('(part) => part.innerText', [element])) as string),
      count,
      seen,
      gone: (milliseconds) => lookUntil((number) => number === 0, 'is still on the screen', milliseconds),
    };
  };
  const leave = async (command: Command, parameters?: Record<string, unknown>): Promise<void> => {
    await sendHere(command, parameters);
    // A page that leads on at once ends the wait.
    await run(String(settle), []).catch(() => undefined);
  };
  const body = partsAt([], '');
  return {
    find: body.find,
    label: body.label,
    text: body.text,
    open: (url) => leave('navigate', { url: new URL(url, baseURL).href }),
    url: async () => {
      const { pathname } = new URL((await sendHere('url')) as string);
      return pathname;
    },
    reload: () => leave('reload'),
    back: () => leave('back'),
    run: async <Given extends unknown[], Result>(
      work: (...given: Given) => Result | Promise<Result>,
      ...given: Given
    ) => (await run(String(work), given)) as Result,
    press: async (key) => {
      const element = (await sendHere('activeElement')) as ElementReference;
      await sendHere('keys', { id: element[elementKey], text: keys[key], value: [keys[key]] });
    },
    close: async () => {
      const [next] = (await sendHere('closeWindow')) as string[];
      if (next !== undefined) await send('switchTo', { handle: next });
    },
  };
};
