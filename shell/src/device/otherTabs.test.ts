/** @jest-environment jsdom */
import { openOtherTabs } from './otherTabs';

/** Opens one end of a channel that has others. */
const openChannel = () => {
  const posted: unknown[] = [];
  const channel = Object.assign(new EventTarget(), {
    postMessage: (message: unknown) => void posted.push(message),
  });
  return { channel: channel as Parameters<typeof openOtherTabs>[0] & EventTarget, posted };
};

const show = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Counts what a tab is told until `end`. */
const listen = (tabs: ReturnType<typeof openOtherTabs>) => {
  let told = 0;
  const subscription = tabs.told$.subscribe(() => (told += 1));
  return { told: () => told, end: () => subscription.unsubscribe() };
};

afterEach(() => jest.restoreAllMocks());

test('tells the other tabs, and hears each of them once', () => {
  const { channel, posted } = openChannel();
  const tabs = openOtherTabs(channel);
  const { told, end } = listen(tabs);
  tabs.tell();
  expect(posted).toHaveLength(1);
  expect(told()).toBe(0);
  channel.dispatchEvent(new Event('message'));
  expect(told()).toBe(1);
  end();
  channel.dispatchEvent(new Event('message'));
  expect(told()).toBe(1);
});

test.each([
  ['with a channel, which a frozen tab does not hear', openChannel().channel],
  ['in a browser without channels', undefined],
])('counts being shown again as told, %s', (_, channel) => {
  const tabs = openOtherTabs(channel);
  const { told, end } = listen(tabs);
  tabs.tell();
  show(true);
  expect(told()).toBe(0);
  show(false);
  expect(told()).toBe(1);
  end();
  show(false);
  expect(told()).toBe(1);
});
