/** @jest-environment jsdom */
import { replaceOnceDrawn, replacePublicPage } from './replacePublicPage';

const bar = '<a href="/signin">Sign in</a>';
const content = '<a href="/signin">Sign in</a><button>Try the demo</button>';
const drawn = `${bar}<main>${content}</main>`;

const show = (written = drawn): void => {
  document.body.innerHTML = `<style id="public-styles"></style><div id="public">${written}</div><div id="root">${drawn}</div>`;
};
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};

describe('the app that takes the place of a public page', () => {
  test('leaves nothing of it', () => {
    show();
    replacePublicPage();
    expect(document.body.innerHTML).toBe(`<div id="root">${drawn}</div>`);
    replacePublicPage();
    expect(document.body).toHaveFocus();
  });

  test('is scrolled as far', () => {
    show();
    find('#public main').scrollTop = 300;
    replacePublicPage();
    expect(find('#root main').scrollTop).toBe(300);
  });

  test('has the focus on the same link, also of two with the same words', () => {
    show();
    find('#public main a').focus();
    replacePublicPage();
    expect(find('#root main a')).toHaveFocus();
  });

  test('presses the button that was pressed', () => {
    show();
    const press = jest.fn();
    find('#root button').addEventListener('click', press);
    find('#public button').dataset['pressed'] = 'yes';
    replacePublicPage();
    expect(press).toHaveBeenCalledTimes(1);
  });

  test('presses nothing where it draws no such button', () => {
    show('<main><button data-pressed="yes" autofocus>Log in</button></main>');
    const press = jest.fn();
    find('#root button').addEventListener('click', press);
    find('#public button').focus();
    replacePublicPage();
    expect(press).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});

test('the canonical address stays until the app moves to another page', async () => {
  document.head.innerHTML = '<title>About</title><link rel="canonical" href="/">';
  show();
  replacePublicPage();
  const canonical = () => document.querySelector('link[rel=canonical]');
  document.title = 'About | Holeshot';
  await Promise.resolve();
  expect(canonical()).not.toBeNull();
  history.pushState(null, '', '/privacy');
  document.title = 'Privacy Policy | Holeshot';
  await Promise.resolve();
  expect(canonical()).toBeNull();
});

describe('a first page of the app that', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const isRead = () => document.getElementById('public') !== null;
  const settle = () => jest.advanceTimersByTimeAsync(0);

  test('is whole takes the place at once', async () => {
    show();
    void replaceOnceDrawn(Promise.resolve());
    await settle();
    expect(isRead()).toBe(false);
  });

  test('never gets whole takes the place after 20 s, with what it has', async () => {
    show();
    void replaceOnceDrawn(new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(19_999);
    expect(isRead()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(isRead()).toBe(false);
  });

  test('is never drawn leaves the public page, until it is drawn after all', async () => {
    show();
    find('#root').replaceChildren();
    let finish = (): void => undefined;
    void replaceOnceDrawn(new Promise<void>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(isRead()).toBe(true);
    finish();
    await settle();
    expect(isRead()).toBe(false);
  });
});
