import {
  failed,
  ok,
  readLogBookFile,
  type HeldLogBook,
  type LogEntry,
  type Result,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  readOnlySession,
} from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ExportDialog } from './ExportDialog';
import { press, readSaved as read, seeded, storedOn } from './importDriver';

const duster = { ...nova, uid: 'duster', name: 'Duster' };
const dusterPass: LogEntry = {
  ...novaPasses[0]!,
  log_entry_uid: 'd1',
  vehicle: { ...novaPasses[0]!.vehicle, uid: 'duster', name: 'Duster' },
};

const open = (platform = seeded()) => {
  const files: { name: string; blob: Blob }[] = [];
  URL.createObjectURL = (blob) => `blob:${files.push({ name: '', blob: blob as Blob })}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.at(-1)!.name = this.download;
  });
  return { files, ...render(<ExportDialog ports={platform} close={jest.fn()} input={{}} />) };
};
afterEach(() => jest.restoreAllMocks());

test('the whole log book is one file, from which the same log book can be read', async () => {
  const platform = seeded();
  const { files } = open(platform);
  const book = await storedOn(platform);
  await press('Save the log book');
  expect(await screen.findByText('holeshot-2026-06-20.json is saved on this device.')).toBeVisible();
  const file = readLogBookFile(await read(files[0]!.blob));
  expect(file).toMatchObject({ ok: true, value: { refused: [], whole: true, settings: book.settings } });
  expect(file.ok && file.value.rows.length).toBe(novaPasses.length + 2);
});

test('says that what is under Recently deleted is left out', async () => {
  const platform = createMemoryPlatform({
    vehicles: [nova, duster],
    locations: [greatLakes],
    entries: [...novaPasses, dusterPass],
  });
  open(platform);
  expect(screen.queryByText(/Recently deleted/)).toBeNull();
  act(() => void platform.vehicles.delete('duster'));
  expect(
    screen.getByText(/^1 vehicle under Recently deleted and all passes of it are left out\./),
  ).toBeVisible();
  expect((await storedOn(platform)).entries).toHaveLength(novaPasses.length);
});

test('the passes of one vehicle are a table of their own', async () => {
  const { files } = open(
    createMemoryPlatform({
      vehicles: [nova, duster],
      locations: [greatLakes],
      entries: [...novaPasses, dusterPass],
    }),
  );
  fireEvent.change(screen.getByLabelText('Passes of'), { target: { value: 'duster' } });
  expect(await screen.findByText(/^1 pass for a spreadsheet/)).toBeVisible();
  await press('Save the table');
  await screen.findByText(/is saved on this device/);
  expect(files[0]!.name).toBe('holeshot-passes-duster-2026-06-20.csv');
  const text = await read(files[0]!.blob);
  expect(text.match(/\r\n/g)).toHaveLength(2);
  expect(text).toContain('Duster');
});

describe('while the log book is read', () => {
  const openReading = async () => {
    const platform = seeded();
    const book = await storedOn(platform);
    let answer: (result: Result<HeldLogBook>) => void = () => undefined;
    const stored = () => new Promise<Result<HeldLogBook>>((resolve) => (answer = resolve));
    const opened = open({ ...platform, exchange: { ...platform.exchange, stored } });
    await press('Save the log book');
    const tell = (result: Result<HeldLogBook>) =>
      act(() => {
        answer(result);
        return Promise.resolve();
      });
    return { ...opened, book, tell };
  };

  test('nothing else can be begun', async () => {
    const { book, files, tell } = await openReading();
    expect(screen.getByRole('progressbar')).toBeVisible();
    for (const name of ['Save the log book', 'Save the table', 'Print'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    await tell(ok(book));
    expect(await screen.findByText('holeshot-2026-06-20.json is saved on this device.')).toBeVisible();
    expect(files).toHaveLength(1);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each(['closed', 'canceled'])('an export that is %s gives no file later', async (how) => {
    const { book, files, tell, unmount } = await openReading();
    if (how === 'closed') unmount();
    else {
      await press('Cancel');
      expect(screen.getByRole('button', { name: 'Save the log book' })).toBeEnabled();
    }
    await tell(ok(book));
    expect(files).toEqual([]);
  });

  test('a failure is named, and the export can be tried again', async () => {
    const { tell } = await openReading();
    await tell(failed('unreadable', 'It could not be read.'));
    expect(screen.getByRole('alert')).toHaveTextContent('It could not be read.');
    expect(screen.getByRole('button', { name: 'Save the log book' })).toBeEnabled();
  });

  test('a device that has not heard the server says what its file may lack', async () => {
    const { book, tell } = await openReading();
    await tell(ok({ ...book, fromDeviceAlone: true }));
    expect(
      await screen.findByText(/is saved on this device\. This device .+ other devices may be missing\.$/),
    ).toBeVisible();
  });
});

test('a racer without write access exports all the same', async () => {
  const { files } = open(seeded({ session: readOnlySession }));
  await press('Save the log book');
  await screen.findByText(/is saved on this device/);
  expect(files).toHaveLength(1);
});

test('without a pass there is nothing to print, and the log book can still be saved', () => {
  open(createMemoryPlatform({ vehicles: [nova] }));
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save the table' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save the log book' })).toBeEnabled();
});
