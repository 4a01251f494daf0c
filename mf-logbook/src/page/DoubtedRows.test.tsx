import { seconds, type LogEntry } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogBookPage } from './LogBookPage';

const last = novaPasses.at(-1)!;
const spun: LogEntry = { ...last, timeslip: { ...last.timeslip, et_60: seconds(2.1) } };

const openWith = (pass: LogEntry, display: 'cards' | 'table') => {
  const platform = createMemoryPlatform({
    vehicles: [nova],
    locations: [greatLakes],
    entries: [...novaPasses.slice(0, -1), pass],
  });
  window.matchMedia = ((media: string) => ({
    media,
    matches: display === 'table',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  const page = render(<LogBookPage ports={platform} />);
  return { platform, ...page };
};
/** Lets the page rest in idle time. */
const afterWhile = () => act(() => jest.advanceTimersByTimeAsync(20_000));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('a pass that looks spun has a question on its row once the page has stood for a while, and is not counted', async () => {
  openWith(spun, 'cards');
  expect(screen.queryByText(/Spun\?$/)).toBeNull();
  await afterWhile();
  const row = screen.getByText(/Spun\?$/).closest('li')!;
  expect(row).toHaveTextContent(/^11\.241.*not counted$/);
  expect(screen.getAllByText(/\?$/)).toHaveLength(1);
});

test('the table asks in the cell of the quality, in a view without it where the prediction that it missed would stand', async () => {
  const { platform } = openWith(spun, 'table');
  const cells = () =>
    within(screen.getByText(/Spun\?$/).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await afterWhile();
  expect(cells().at(-1)).toMatch(/^[+−]/);
  const fieldKeys = ['timeslip.result'];
  act(() => void platform.logBookViews.save({ key: 'own', name: 'Own', fieldKeys }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
  await user.click(screen.getByLabelText('Own'));
  expect(cells()).toEqual(['Win', 'Spun?']);
});

test.each<[string, Partial<LogEntry['timeslip']>]>([
  ['has answered that it was all out', { quality_sure: true }],
  ['has marked it', { quality: 'Spun' }],
])('nothing is asked where the racer %s', async (_, slip) => {
  openWith({ ...spun, timeslip: { ...spun.timeslip, ...slip } }, 'cards');
  await afterWhile();
  expect(screen.queryByText(/Spun\?$/)).toBeNull();
});

test('the question is gone with the answer, and comes for a new pass that looks spun', async () => {
  const { platform } = openWith(spun, 'cards');
  await afterWhile();
  act(
    () => void platform.logBooks.save({ ...spun, timeslip: { ...spun.timeslip, quality_sure: true } }, spun),
  );
  expect(screen.queryByText(/Spun\?$/)).toBeNull();
  const at = new Date(Date.parse(spun.log_entry_datetime) + 3_600_000).toISOString();
  const next = { ...spun, log_entry_uid: 'next', log_entry_datetime: at };
  act(() => void platform.logBooks.save(next));
  await afterWhile();
  const [row] = screen.getAllByRole('listitem');
  expect(within(row!).getByText(/Spun\?$/)).toBeVisible();
  expect(screen.getAllByText(/Spun\?$/)).toHaveLength(1);
});
