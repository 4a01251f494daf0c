import { ThemeRoot } from '@holeshot/shared-core/react';
import { novaPasses } from '@holeshot/shared-core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeasonPanel } from './SeasonPanel';

const written: string[] = [];
const painter = {
  ...{ fillRect: () => undefined, beginPath: () => undefined, arc: () => undefined, fill: () => undefined },
  ...{ fillText: (text: string) => void written.push(text), measureText: () => ({ width: 10 }) },
};
const browserThatDraws = (getContext: () => unknown = () => painter) =>
  Object.assign(HTMLCanvasElement.prototype, {
    getContext,
    toBlob: (take: BlobCallback) => take(new Blob(['x'])),
  });
const sheets = () => document.querySelector<HTMLElement>('[data-sheets]');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  written.length = 0;
  browserThatDraws();
});
afterEach(() => sheets()?.remove());

test('the season shown is shared as a picture', async () => {
  const shared: File[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files }: { files: File[] }) => Promise.resolve(void shared.push(...files)),
  });
  render(<SeasonPanel entries={novaPasses} />, { wrapper: ThemeRoot });
  await press('Share as a picture');
  await waitFor(() =>
    expect(shared.map(({ name, type }) => [name, type])).toEqual([['season-2026.png', 'image/png']]),
  );
  expect(written).toContain('Season 2026');
  await userEvent.selectOptions(screen.getByLabelText('Which season'), 'All');
  await press('Share as a picture');
  await waitFor(() => expect(shared.at(-1)?.name).toBe('all-passes.png'));
  expect(written).toContain('All passes');
});

test('the picture of filtered passes does not call them the season', async () => {
  const printed: (string | null | undefined)[] = [];
  window.print = () => void printed.push(sheets()?.querySelector('canvas')?.getAttribute('aria-label'));
  render(<SeasonPanel entries={novaPasses} isFiltered />, { wrapper: ThemeRoot });
  await press('Print the season');
  await userEvent.selectOptions(screen.getByLabelText('Which season'), 'All');
  await press('Print the season');
  expect(printed).toEqual(['Some passes of 2026', 'Some passes']);
});

test('the picture is printed as one sheet, upright', async () => {
  const printed: (string | null | undefined)[] = [];
  window.print = () => void printed.push(sheets()?.querySelector('canvas')?.getAttribute('aria-label'));
  render(<SeasonPanel entries={novaPasses} />, { wrapper: ThemeRoot });
  await press('Print the season');
  expect(printed).toEqual(['Season 2026']);
  expect(sheets()).toHaveTextContent(/size: portrait/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Print the season', /^This browser cannot print\. Nothing is lost/, () => painter],
  ['Print the season', /^This browser could not draw the picture\.$/, () => null],
  [
    'Share as a picture',
    /^This browser could not draw the picture\.$/,
    () => {
      throw new Error('blocked');
    },
  ],
])('a browser that cannot says so: %s, %s', async (button, sentence, getContext) => {
  Object.assign(window, { print: undefined });
  browserThatDraws(getContext);
  render(<SeasonPanel entries={novaPasses} />, { wrapper: ThemeRoot });
  await press(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(sheets()).toBeNull();
});

test('without a pass there is nothing to share or print', () => {
  render(<SeasonPanel entries={[]} />, { wrapper: ThemeRoot });
  expect(screen.queryByRole('button')).toBeNull();
});
