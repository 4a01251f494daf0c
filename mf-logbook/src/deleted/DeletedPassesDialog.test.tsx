import { ok, unknown, type DeletedPass } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  fullPass,
  nova,
  readOnlySession,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom, of } from 'rxjs';
import { DeletedPassesDialog } from './DeletedPassesDialog';

const day = 86_400_000;
const now = Date.UTC(2026, 5, 20, 18, 0);
const older: DeletedPass = { pass: { ...fullPass, log_entry_uid: 'older' }, deleted_at: now - 29.5 * day };
const deletedPasses: DeletedPass[] = [{ pass: fullPass, deleted_at: now - 3 * day }, older];

const open = (seed: MemorySeed = {}, change: Partial<MemoryPlatform> = {}) => {
  const platform = { ...createMemoryPlatform({ vehicles: [nova], now, ...seed }), ...change };
  const close = jest.fn();
  render(<DeletedPassesDialog ports={platform} input={{}} close={close} />);
  return { platform, close, user: userEvent.setup({ delay: null }) };
};
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const first = () => within(screen.getAllByRole('listitem')[0]!);
const passesOf = async ({ logBooks }: MemoryPlatform) => {
  const seen = await firstValueFrom(logBooks.entries$());
  return seen.state === 'present' ? seen.value : [];
};

test('names each deleted pass, the last one first, with the days that are left', () => {
  open({ deletedPasses: [...deletedPasses].reverse() });
  expect(rows()).toEqual([
    expect.stringMatching(/^\d+\.\d{3} of '69 Nova, 06\/20\/2026 .+27 days leftDelete for goodRestore$/),
    expect.stringMatching(/1 day leftDelete for goodRestore$/),
  ]);
});

test('says where there is none, and for how long a pass stays', () => {
  open();
  expect(rows()).toEqual([]);
  expect(screen.getByText('No deleted passes. A pass you delete stays here for 30 days.')).toBeVisible();
});

test('waits until they are known, without a word about none', () => {
  const { deletedPasses: port } = createMemoryPlatform();
  open({}, { deletedPasses: { ...port, deleted$: of(unknown) } });
  expect(screen.getByLabelText('Loading the deleted passes')).toBeInTheDocument();
  expect(screen.queryByText(/No deleted passes/)).toBeNull();
});

test('restores a pass, says so, and leaves the focus beside the others', async () => {
  const { platform, user } = open({ deletedPasses });
  await user.click(first().getByRole('button', { name: /^Restore / }));
  expect(rows()).toHaveLength(1);
  expect(await passesOf(platform)).toEqual([fullPass]);
  expect(platform.log.snackbars).toMatchObject([{ text: expect.stringMatching(/, restored\.$/) as string }]);
  expect(document.body).not.toHaveFocus();
});

test('asks before it deletes one for good', async () => {
  const { platform, user } = open({ deletedPasses });
  await user.click(first().getByRole('button', { name: /^Delete .+ for good$/ }));
  expect(first().getByText('It goes with its pictures. This cannot be undone.')).toBeVisible();
  await user.click(first().getByRole('button', { name: 'Keep it' }));
  expect(rows()).toHaveLength(2);
  await user.click(first().getByRole('button', { name: /^Delete .+ for good$/ }));
  await user.click(first().getByRole('button', { name: /^Delete .+ now$/ }));
  expect(rows()).toEqual([expect.stringMatching(/1 day left/)]);
  expect(await passesOf(platform)).toEqual([]);
  expect(platform.log.snackbars).toMatchObject([
    { text: expect.stringMatching(/, deleted for good\.$/) as string },
  ]);
});

test('says why a pass cannot come back, and keeps it in the list', async () => {
  const month = Array.from({ length: 500 }, (_, n) => ({ ...fullPass, log_entry_uid: `full-${n}` }));
  const { platform, user } = open({ deletedPasses, entries: month });
  await user.click(first().getByRole('button', { name: /^Restore / }));
  expect(rows()).toHaveLength(2);
  expect(platform.log.snackbars).toMatchObject([{ color: 'error' }]);
});

test('leads a read-only racer to the subscription, and changes nothing', async () => {
  const { platform, user } = open({ deletedPasses, session: readOnlySession });
  expect(screen.getByText(/^Deleted passes can be read but not added or changed\./)).toBeVisible();
  await user.click(first().getByRole('button', { name: /^Restore / }));
  await user.click(first().getByRole('button', { name: /^Delete .+ for good$/ }));
  expect(platform.log.subscriptionRequired).toBe(2);
  expect(rows()).toHaveLength(2);
  expect(platform.deletedPasses.restore(fullPass)).not.toEqual(ok(undefined));
});

test('closes', async () => {
  const { close, user } = open();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(close).toHaveBeenCalled();
});
