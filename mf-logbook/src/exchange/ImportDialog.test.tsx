import {
  defaultLogBookViews,
  failed,
  ok,
  logBookFileParts,
  type ListedRow,
  type Result,
  type UserSettings,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSession,
  racerSettings,
  readOnlySession,
} from '@holeshot/shared-core/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom, NEVER } from 'rxjs';
import { chooseFile, fileOf, foreignTable, openImport, press, seeded, storedOn } from './importDriver';

const three = foreignTable(3);
const added = async (platform: ReturnType<typeof seeded>) =>
  (await storedOn(platform)).entries.length - novaPasses.length;
/** Gives the car a uid that names its racer, as each has since 4.4.17. */
const named = <Value,>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('"nova"', '"nova~racer"')) as Value;
const counts = () =>
  ['new', 'known already', 'refused'].map((words) => screen.getByText(words).previousSibling?.textContent);

describe('a log book file', () => {
  test('gives the same log book again', async () => {
    const book = named(await storedOn(seeded()));
    const empty = createMemoryPlatform();
    openImport(empty);
    chooseFile([...logBookFileParts(book)].join(''), 'holeshot.json');
    await press('Import all');
    await screen.findByText(`${novaPasses.length} passes, 1 vehicle and 1 track added`);
    expect(await storedOn(empty)).toEqual(book);
  });

  test('of a car from before 4.4.17 that the account has no more gives it a uid that names the racer', async () => {
    const book = await storedOn(seeded());
    const empty = createMemoryPlatform();
    openImport(empty);
    chooseFile([...logBookFileParts(book)].join(''), 'holeshot.json');
    await press('Import all');
    await screen.findByText(`${novaPasses.length} passes, 1 vehicle and 1 track added`);
    expect(await storedOn(empty)).toEqual(named(book));
  });

  test('with pictures gives each to its pass again, and Undo removes them', async () => {
    const pictures = [0, 3].map((n) => ({
      ...{ log_entry_uid: novaPasses[0]!.log_entry_uid, n },
      base64: `/9j/${btoa(`picture ${n}`)}`,
    }));
    const book = named(await storedOn(seeded({ pictures })));
    expect(book.pictures).toHaveLength(2);
    const platform = createMemoryPlatform();
    openImport(platform);
    chooseFile([...logBookFileParts(book)].join(''), 'holeshot.json');
    await press('Import all');
    await screen.findByText(`${novaPasses.length} passes, 1 vehicle, 1 track and 2 pictures added`);
    expect(await storedOn(platform)).toEqual(book);
    act(() => screen.getByRole('button', { name: 'Undo this import' }).focus());
    await press('Undo this import');
    const undone = await screen.findByText('The import is undone');
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(undone);
    expect((await storedOn(platform)).pictures).toEqual([]);
  });

  test('gives the same log book to another account, with vehicles of its own', async () => {
    const [car, ...passes] = [nova, ...novaPasses];
    const other = createMemoryPlatform({ session: { ...racerSession, uid: 'somebody-else' } });
    openImport(other);
    chooseFile([...logBookFileParts(await storedOn(seeded()))].join(''), 'holeshot.json');
    await press('Import all');
    await screen.findByText(`${novaPasses.length} passes, 1 vehicle and 1 track added`);
    const { vehicles, entries } = await storedOn(other);
    const [own] = vehicles;
    expect(own?.id).not.toBe(car.uid);
    expect(own?.value).toEqual({ ...car, uid: own?.id });
    expect(entries.map(({ value }) => value)).toEqual(
      passes.map((pass) => ({ ...pass, vehicle: { ...pass.vehicle, uid: own?.id } })),
    );
  });

  test('brings the columns that were chosen for a view every racer has; Undo brings back those it came with', async () => {
    const view = { list: 'views', id: 'timeslip' } as const;
    const given = defaultLogBookViews[view.id]!;
    const chosen = { ...given, fieldKeys: ['timeslip.et_60'] };
    const [before, platform] = [seeded(), createMemoryPlatform()];
    before.exchange.add([{ ...view, value: chosen }]);
    platform.exchange.add([{ ...view, value: given }]);
    const views = async () => (await storedOn(platform)).views;
    openImport(platform);
    chooseFile([...logBookFileParts(await storedOn(before))].join(''), 'holeshot.json');
    await press('Import all');
    await screen.findByText(/ added$/);
    expect(await views()).toEqual([{ id: view.id, value: chosen }]);
    await press('Undo this import');
    await screen.findByText('The import is undone');
    expect(await views()).toEqual([{ id: view.id, value: given }]);
  });

  test('brings nothing new into its own account', async () => {
    const platform = seeded();
    const book = await storedOn(platform);
    openImport(platform);
    chooseFile([...logBookFileParts(book)].join(''), 'holeshot.json');
    await screen.findByText(/Nothing new in this file/);
    expect(counts()).toEqual(['0', String(novaPasses.length + 2), '0']);
    expect(await storedOn(platform)).toEqual(book);
  });

  test('is refused while its vehicle is under Recently deleted', async () => {
    const platform = seeded();
    const text = [...logBookFileParts(await storedOn(platform))].join('');
    platform.vehicles.delete(nova.uid);
    const { unmount } = openImport(platform);
    chooseFile(text, 'holeshot.json');
    await screen.findByText(
      `Nothing to import: ${novaPasses.length + 1} rows were refused, 1 row was known already. Your log book stays as it is.`,
    );
    expect(screen.getAllByText(/^Its vehicle '69 Nova is under Recently deleted\./)[0]).toBeVisible();
    expect(counts()).toEqual(['0', '1', String(novaPasses.length + 1)]);
    unmount();
    platform.vehicles.restore(nova.uid);
    openImport(platform);
    chooseFile(text, 'holeshot.json');
    await screen.findByText(/Nothing new in this file/);
    expect(counts()).toEqual(['0', String(novaPasses.length + 2), '0']);
  });

  test('does not wait for what a device without a network is never told: which vehicles are deleted', async () => {
    const platform = seeded();
    openImport({ ...platform, vehicles: { ...platform.vehicles, deleted$: NEVER } });
    expect(await screen.findByLabelText('File to import')).toBeInTheDocument();
  });

  test('says that it is cut off, and names a damaged row', async () => {
    const book = await storedOn(seeded());
    openImport(createMemoryPlatform());
    const text = [...logBookFileParts(book)].join('');
    chooseFile(text.slice(0, text.length - 2000), 'holeshot.json');
    expect(await screen.findByText(/is cut off/)).toBeVisible();
    expect(screen.getByText(/The file is damaged at this place/)).toBeVisible();
    expect(screen.getByText(/^(Pass|Vehicle|Track) \d+:$/)).toBeVisible();
  });

  test('brings its display settings where the racer says so, never those of the account; Undo brings back the old', async () => {
    const settings = { ...racerSettings, displayMode: 'light' as const, sideNavAsRail: true };
    const book = await storedOn(seeded({ settings }));
    const file = { ...book, settings: { ...book.settings, isAdmin: true, firstName: 'Eve' } };
    const platform = createMemoryPlatform();
    const now = async () => (await firstValueFrom(platform.settings.settings$)) as { value: UserSettings };
    const { value: before } = await now();
    openImport(platform);
    chooseFile([...logBookFileParts(file)].join(''), 'holeshot.json');
    expect(await screen.findByLabelText(/^Use the display settings/)).toBeChecked();
    await press('Import all');
    await screen.findByText(/ added$/);
    expect((await now()).value).toEqual({
      ...before,
      ...settings,
      isAdmin: false,
      firstName: before.firstName,
    });
    act(() => platform.settings.update({ sideNavAsRail: false }));
    await press('Undo this import');
    await screen.findByText('The import is undone');
    expect((await now()).value).toMatchObject({ displayMode: before.displayMode, sideNavAsRail: false });
  });

  test('with nothing new has no settings to take over', async () => {
    const platform = seeded();
    const text = [...logBookFileParts(await storedOn(platform))].join('');
    openImport(platform);
    chooseFile(text, 'holeshot.json');
    await screen.findByText(/Nothing new in this file/);
    expect(screen.queryByLabelText(/^Use the display settings/)).toBeNull();
  });
});

describe('a file that was shared with the app', () => {
  test('is open at once, and nothing of it is stored before the racer says so', async () => {
    const platform = seeded();
    openImport(platform, fileOf(three));
    await press('Read 3 rows');
    await screen.findByRole('button', { name: 'Import 3 passes' });
    expect(await added(platform)).toBe(0);
    await press('Import 3 passes');
    await screen.findByText('3 passes added');
    expect(await added(platform)).toBe(3);
  });

  test('is not opened again after another was asked for', async () => {
    openImport(seeded(), fileOf(three));
    await press('Another file');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  test.each([
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), /This is a picture/],
    ['empty', new Uint8Array(), /holds no passes/],
  ])('says that it is %s, and another can be chosen', async (_, bytes, words) => {
    openImport(seeded(), fileOf(bytes, 'season.csv'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
});

describe('a table of another program', () => {
  test('shows how its columns are understood, and the first rows as they would be read', async () => {
    openImport(seeded());
    chooseFile(three);
    expect(await screen.findByLabelText('When is')).toHaveValue('date');
    expect(screen.getByLabelText('1/4 ET is')).toHaveValue('et_1320');
    expect(screen.getByLabelText('Notes is')).toHaveValue('notes');
    const first = screen.getByRole('region', { name: 'The first rows, as they would be read' });
    expect(within(first).getAllByText('11.000 at 118.6')[0]).toBeVisible();
    expect(within(first).getByText('01/01/2025 10:00 AM')).toBeVisible();
  });

  test('is stored as passes of the chosen car and track, and known again the second time', async () => {
    const platform = seeded();
    const { unmount } = openImport(platform);
    chooseFile(three);
    await press('Read 3 rows');
    await press('Import 3 passes');
    await screen.findByText('3 passes added');
    const { entries } = await storedOn(platform);
    expect(entries.at(-1)?.value).toMatchObject({
      vehicle: { uid: nova.uid },
      timeslip: { et_60: 1.562, reaction_time: 0.018, mph_1320: 118.6 },
    });
    unmount();
    openImport(platform);
    chooseFile(three);
    await press('Read 3 rows');
    await screen.findByText(/Nothing new in this file/);
    expect(counts()).toEqual(['0', '3', '0']);
  });

  test('names the refused row among known ones', async () => {
    const platform = seeded();
    const { unmount } = openImport(platform);
    chooseFile(three);
    await press('Read 3 rows');
    await press('Import 3 passes');
    await screen.findByText('3 passes added');
    unmount();
    openImport(platform);
    chooseFile(`${three}\nnever,11.2,118,1.5,.02,lost`);
    await press('Read 4 rows');
    await screen.findByText(/^Nothing to import: 1 row was refused, 3 rows were known already\./);
    const refused = screen.getByRole('region', { name: 'Refused' });
    expect(within(refused).getByText(/never/)).toBeVisible();
  });

  test('keeps a changed column for the next file with the same heads; a target is given once', async () => {
    const platform = seeded();
    const { unmount } = openImport(platform);
    chooseFile(three);
    fireEvent.change(await screen.findByLabelText('R/T is'), { target: { value: 'et_60' } });
    expect(screen.getByLabelText('60 ft is')).toHaveValue('none');
    fireEvent.change(screen.getByLabelText('R/T is'), { target: { value: 'none' } });
    fireEvent.change(screen.getByLabelText('60 ft is'), { target: { value: 'et_60' } });
    await press('Read 3 rows');
    await screen.findByText('new');
    unmount();
    openImport(platform);
    chooseFile(three);
    expect(await screen.findByLabelText('R/T is')).toHaveValue('none');
    expect(screen.getByLabelText('60 ft is')).toHaveValue('et_60');
  });

  test('marks a guess, and takes the mark away once it is chosen', async () => {
    openImport(seeded());
    chooseFile('When,ET,MPH,Temp\n03/06/2026 13:05,11.2,118,18\n04/06/2026 13:05,11.3,118,19');
    expect(await screen.findAllByText('A guess. Is this right?')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Dates are written'), { target: { value: 'dmy' } });
    fireEvent.change(screen.getByLabelText('Unit of Temp'), { target: { value: '°C' } });
    expect(screen.queryByText('A guess. Is this right?')).toBeNull();
    expect(screen.getByText('06/03/2026 1:05 PM')).toBeVisible();
    expect(screen.getByText(/Weather needs temperature/)).toBeVisible();
  });

  test('with names that the racer has not asks which they are, and knows it for the next file', async () => {
    const text = (day: string) =>
      `When,Car,Track,ET,MPH\n${day} 13:05,Nova,Union Grove,11.2,118\n${day} 14:05,Duster,Great Lakes,11.3,118`;
    const platform = seeded();
    const { unmount } = openImport(platform);
    chooseFile(text('06/20/2026'));
    expect(await screen.findByLabelText('Vehicle “Nova” is')).toHaveValue(nova.uid);
    expect(screen.getByLabelText('Vehicle “Duster” is')).toHaveValue('');
    expect(screen.getByLabelText('Track “Great Lakes” is')).toHaveValue(greatLakes.uid);
    expect(screen.getAllByText('A guess. Is this right?')).toHaveLength(2);
    expect(screen.getByText(/^None of your tracks is called “Union Grove”/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Track “Union Grove” is'), { target: { value: greatLakes.uid } });
    expect(screen.queryByText(/^None of your tracks is called/)).toBeNull();
    await press('Read 2 rows');
    await screen.findByText('new');
    expect(counts()).toEqual(['1', '0', '1']);
    await press('Import 1 pass');
    await screen.findByText('1 pass added');
    expect((await storedOn(platform)).entries.at(-1)?.value).toMatchObject({
      vehicle: { uid: nova.uid },
      location: { uid: greatLakes.uid },
    });
    unmount();
    openImport(platform);
    chooseFile(text('06/21/2026'));
    expect(await screen.findByLabelText('Track “Union Grove” is')).toHaveValue(greatLakes.uid);
    expect(screen.getByLabelText('Vehicle “Nova” is')).toHaveValue(nova.uid);
    expect(screen.queryByText('A guess. Is this right?')).toBeNull();
  });

  test('names columns that it leaves out, and says before and after what a pass lacks', async () => {
    openImport(seeded());
    chooseFile(
      'Date,Time,60ft,330ft,660ft,660mph,Temp,Hum,Baro,Vapor Pressure,Wind\n' +
        '6/13/2026,1:05 PM,1.643,4.541,6.921,100.84,84,55,29.24,.61,gusty\n' +
        '6/13/2026,2:05 PM,1.651,4.552,6.934,100.61,84,,29.23,.62,4\n' +
        '6/13/2026,3:05 PM,1.648,4.549,DNF,DNF,85,,29.22,.62,5',
    );
    expect(await screen.findByText(/^Left out: Vapor Pressure \(\.61\)\./)).toBeVisible();
    const first = screen.getByRole('region', { name: 'The first rows, as they would be read' });
    expect(within(first).getByText('No finish')).toBeVisible();
    expect(within(first).getAllByText('No weather without humidity or dew point.')).toHaveLength(2);
    await press('Read 3 rows');
    const left = await screen.findByRole('region', { name: 'Left out or guessed' });
    expect(left).toHaveTextContent('2 passes: No weather without humidity or dew point.');
    expect(left).toHaveTextContent('Line 2: Wind: “gusty” is no wind speed, so it is left out.');
    expect(counts()).toEqual(['3', '0', '0']);
  });

  test.each([
    ['Date,Time,ET\n6/13/2026,1:05 PM,11.2', 'AM/PM'],
    ['Date,Time,AM/PM,ET\n6/13/2026,1:05,PM,11.2', 'AM/PM'],
    ['Date,Time,ET\n6/13/2026,13:05,11.2', '24 hours'],
    ['Date,Time,ET\n6/13/2026,1:05,11.2', '1–6 is PM'],
  ])('names the clock of a time by what the table says: %j', async (text, clock) => {
    openImport(seeded());
    chooseFile(text);
    expect(await screen.findByLabelText('Time is')).toHaveValue('time');
    expect(screen.getByLabelText('Unit of Time')).toHaveDisplayValue(clock);
  });

  test('says that all its rows are refused, and leads back to the columns as they were chosen', async () => {
    openImport(seeded());
    chooseFile('When,ET,MPH\nsoon,11.2,118\nlater,11.3,118');
    fireEvent.change(await screen.findByLabelText('When is'), { target: { value: 'date' } });
    fireEvent.change(screen.getByLabelText('Unit of MPH'), { target: { value: 'km/h' } });
    await press('Read 2 rows');
    await screen.findByText('All 2 rows were refused. Your log book stays as it is.');
    expect(counts()).toEqual(['0', '0', '2']);
    await press('Change the columns');
    expect(screen.getByLabelText('Unit of MPH')).toHaveValue('km/h');
    fireEvent.change(screen.getByLabelText('Track, if none is named'), { target: { value: '' } });
    await press('Read 2 rows');
    expect(await screen.findAllByText(/^This row names no track/)).toHaveLength(2);
    await press('Change the columns');
    expect(screen.getByLabelText('Track, if none is named')).toHaveValue('');
  });

  test('without a date column cannot be read on, and says why', async () => {
    openImport(seeded());
    chooseFile(three);
    fireEvent.change(await screen.findByLabelText('When is'), { target: { value: 'none' } });
    expect(screen.getByRole('button', { name: 'Choose the column with the date.' })).toBeDisabled();
  });

  test('names each refused row with its line, and gives the list as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    openImport(seeded());
    chooseFile(`${three}\nsoon,11.3,118,1.5,0.02,x`);
    await press('Read 4 rows');
    expect(await screen.findByText('“soon” is no date of a pass.')).toBeVisible();
    expect(screen.getByText('Line 5:')).toBeVisible();
    expect(counts()).toEqual(['3', '0', '1']);
    await press('Download the refused rows');
    expect(saved.map(({ type }) => type)).toEqual(['text/csv']);
    expect(saved[0]?.size).toBeGreaterThan(60);
  });

  test('asks for a vehicle and a track first where there is none, and then takes these', async () => {
    const platform = createMemoryPlatform();
    openImport(platform);
    chooseFile(three);
    await press('Add a vehicle');
    expect(platform.log.opened).toEqual([{ name: 'vehicle', input: {} }]);
    act(() => void platform.vehicles.save(nova));
    expect(await screen.findByRole('button', { name: 'Add a track' })).toBeVisible();
    act(() => void platform.locations.save(greatLakes));
    expect(await screen.findByLabelText('Vehicle, if none is named')).toHaveValue(nova.uid);
    expect(screen.getByLabelText('Track, if none is named')).toHaveValue(greatLakes.uid);
    fireEvent.change(screen.getByLabelText('Vehicle, if none is named'), { target: { value: '' } });
    expect(screen.getAllByText(/^This row names no vehicle/)).toHaveLength(3);
  });
});

describe('an import', () => {
  const large = foreignTable(700);

  test('shows how far it is and, canceled while it stores, leaves nothing behind', async () => {
    const platform = seeded();
    const add = jest.fn((rows: readonly ListedRow[]) => {
      expect(screen.getByRole('progressbar', { name: 'Storing 700 rows' })).toBeVisible();
      const stored = platform.exchange.add(rows);
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      return stored;
    });
    openImport({ ...platform, exchange: { ...platform.exchange, add } });
    chooseFile(large);
    await press(/^Read 700/);
    await press('Import 700 passes');
    await waitFor(() => expect(add).toHaveBeenCalled());
    expect(await screen.findByText('Canceled. Nothing from the file was saved.')).toBeVisible();
    await waitFor(async () => expect(await added(platform)).toBe(0));
    expect(add).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', { name: 'Last import' })).toBeNull();
  });

  test('says that it was refused in the middle and not removed, and can be undone', async () => {
    const platform = seeded();
    let left = 1;
    const refused = failed('subscription-required', 'Nothing was changed.');
    const add = (rows: readonly ListedRow[]) => (left-- > 0 ? platform.exchange.add(rows) : refused);
    const remove = jest.fn((_: readonly ListedRow[]): Result<void> => refused);
    openImport({ ...platform, exchange: { ...platform.exchange, add, remove } });
    chooseFile(large);
    await press(/^Read 700/);
    await press('Import 700 passes');
    expect(await screen.findByRole('alert')).toHaveTextContent(/it is in your log book\. Undo this import/);
    expect(await added(platform)).toBe(500);
    remove.mockImplementation((rows) => {
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      return platform.exchange.remove(rows);
    });
    await press('Undo this import');
    await screen.findByText('The import is undone');
    expect(await added(platform)).toBe(0);
  });

  test('on a device that has had no passes of the server yet changes nothing, and says why', async () => {
    const platform = seeded();
    const { exchange } = platform;
    const stored = async () => {
      const held = await exchange.stored();
      return held.ok ? ok({ ...held.value, awaited: true as const }) : held;
    };
    openImport({ ...platform, exchange: { ...exchange, stored } });
    chooseFile(three);
    await press('Read 3 rows');
    expect(await screen.findByRole('alert')).toHaveTextContent(/has not loaded your passes yet/);
    expect(await added(platform)).toBe(0);
  });

  test('stays if its undo is called off, and says so', async () => {
    const platform = seeded();
    let read = Promise.resolve();
    const stored = () => read.then(() => platform.exchange.stored());
    openImport({ ...platform, exchange: { ...platform.exchange, stored } });
    chooseFile(three);
    await press('Read 3 rows');
    await press('Import 3 passes');
    await screen.findByText('3 passes added');
    read = new Promise(() => undefined);
    await press('Undo this import');
    await press('Cancel');
    expect(await screen.findByText('The undo was canceled; the passes are still there.')).toBeVisible();
    expect(await added(platform)).toBe(3);
    expect(screen.getByRole('region', { name: 'Last import' })).toBeVisible();
  });

  test('is said to be done once the device has stored it', async () => {
    const platform = seeded();
    let keep = (): void => undefined;
    const isStored = new Promise<void>((resolve) => (keep = resolve));
    openImport({ ...platform, exchange: { ...platform.exchange, kept: () => isStored } }, fileOf(three));
    await press('Read 3 rows');
    await press('Import 3 passes');
    await waitFor(async () => expect(await added(platform)).toBe(3));
    expect(screen.getByText(/^Storing 3 rows/)).toBeVisible();
    keep();
    await screen.findByText('3 passes added');
  });

  test('canceled while it reads stores nothing', async () => {
    const platform = seeded();
    openImport(platform);
    chooseFile(large);
    await press(/^Read 700/);
    await press('Cancel');
    expect(await screen.findByText('Canceled. Nothing from the file was saved.')).toBeVisible();
    expect(await added(platform)).toBe(0);
    expect(platform.log.unsavedForms).toBe(0);
  });

  test('is undone at once, or later from the dialog, but for what was changed since', async () => {
    const platform = seeded();
    const { unmount } = openImport(platform);
    chooseFile(three);
    await press('Read 3 rows');
    await press('Import 3 passes');
    await screen.findByText('3 passes added');
    const last = (await storedOn(platform)).entries.at(-1)!;
    platform.logBooks.save({ ...(last.value as (typeof novaPasses)[number]), notes: 'new jets' });
    unmount();
    openImport(platform);
    expect(screen.getByText('passes.csv: 3 passes')).toBeVisible();
    await press('Undo this import');
    expect(
      await screen.findByText(/2 rows removed\. No longer as imported, so left alone: 1 row, changed/),
    ).toBeVisible();
    expect(await added(platform)).toBe(1);
    await press('Another file');
    expect(screen.queryByRole('region', { name: 'Last import' })).toBeNull();
  });

  test('says what to do if its file is no log book, and stays open for another', async () => {
    openImport(seeded());
    chooseFile(Uint8Array.from([0x50, 0x4b, 3, 4]), 'passes.xlsx');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Save the table as CSV/);
    chooseFile(three);
    expect(await screen.findByLabelText('When is')).toBeVisible();
  });

  test('says that its file is gone, and stays open for another', async () => {
    openImport(seeded());
    const file = fileOf(three);
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    fireEvent.change(screen.getByLabelText('File to import'), { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^This file cannot be read: .*Choose it again\.$/,
    );
    chooseFile(three);
    expect(await screen.findByLabelText('When is')).toBeVisible();
  });

  test('dropped on the dialog is read as one that was chosen', async () => {
    openImport(seeded());
    const file = new File([three], 'dropped.csv');
    file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(three).buffer);
    fireEvent.drop(screen.getByTestId('drop'), { dataTransfer: { files: [file] } });
    expect(await screen.findByLabelText('When is')).toBeVisible();
  });

  test('without write access leads to the subscription', async () => {
    const platform = seeded({ session: readOnlySession });
    openImport(platform);
    await press('See subscription');
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(screen.queryByLabelText('File to import')).toBeNull();
  });
});
