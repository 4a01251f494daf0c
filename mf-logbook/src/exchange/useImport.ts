import {
  failedAs,
  fingerprint,
  formatWhole,
  guessLayout,
  importFailures,
  openImportFile,
  parseUserSettings,
  planImport,
  readImportFile,
  sameStored,
  settingsOf,
  undoImport,
  withOwnVehicles,
  type FileRow,
  type HeldLogBook,
  type Ports,
  type Refusal,
  type Result,
  type Share,
  type Table,
  type Vehicle,
} from '@holeshot/shared-core';
import { inSlices, type Work } from '@holeshot/shared-core/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepReceipt, readReceipt, type ImportReceipt } from './importReceipt';
import {
  passesIn,
  type ColumnsOfTable,
  type ImportStep,
  type ReadFile,
  type TableChoices,
} from './importSteps';
import { namesIn, readTable, type Garage } from './readTable';
import { rememberChoices, rememberedChoices } from './rememberedColumns';
import { removeRows, storeRows } from './storeRows';

function* printsOf(rows: readonly FileRow[]): Generator<Share, string[]> {
  const prints: string[] = [];
  for (const row of rows) {
    prints.push(fingerprint(row));
    yield prints.length / rows.length;
  }
  return prints;
}

/** Returns the named display settings, checked; skips those that only the account may set. */
const settingsIn = (settings: Record<string, unknown>, names = Object.keys(settings)) =>
  Object.fromEntries(
    Object.entries(settingsOf({ ...parseUserSettings(settings) })).filter(([name]) => names.includes(name)),
  );

/** Returns the settings from before an import, except those changed since. */
const settingsToRestore = (
  stored: Record<string, unknown>,
  { taken, before }: NonNullable<ImportReceipt['settings']>,
) => {
  const now = settingsIn(stored, Object.keys(taken));
  return Object.fromEntries(Object.entries(before).filter(([name]) => sameStored(now[name], taken[name])));
};

const havePictures = (rows: readonly FileRow[]): boolean => rows.some(({ list }) => list === 'pictures');

/** Steps after canceled reading, storing or undoing. */
const reading: ImportStep = { name: 'choose', note: 'Canceled. Nothing from the file was saved.' };
const storing: ImportStep = { name: 'working', words: 'Removing what was stored', percent: 100 };
const undoing: ImportStep = {
  name: 'choose',
  note: 'The undo was canceled; the passes are still there.',
};

/** Holds the steps of an import, from choosing a file to Undo. */
export const useImport = ({
  ports,
  garage,
  deleted,
  maxVehicles,
}: {
  garage: Garage;
  /** Deleted vehicles that can be restored. */
  deleted: readonly Vehicle[];
  maxVehicles: number;
  ports: Pick<Ports, 'exchange' | 'settings' | 'drafts' | 'clock'>;
}) => {
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const [last, setLast] = useState(() => readReceipt(ports.drafts));
  const current = useRef<Work>({ canceled: false });

  const holds = step.name === 'working' || step.name === 'columns' || step.name === 'review';
  useEffect(() => (holds ? ports.drafts.hold() : undefined), [holds, ports.drafts]);
  useEffect(
    () => () => {
      current.current.canceled = true;
    },
    [],
  );

  const begin = (): Work => {
    current.current = { canceled: false };
    return current.current;
  };
  const show = useCallback((work: Work, next: ImportStep) => {
    if (!work.canceled) setStep(next);
  }, []);
  const working = (work: Work, words: string, canceled: ImportStep = reading) => {
    let shown = -1;
    return (share: Share) => {
      const percent = Math.floor(share * 100);
      if (percent === shown) return;
      shown = percent;
      show(work, { name: 'working', words, percent, canceled });
    };
  };
  const does = <Value>(
    work: Work,
    words: string,
    steps: Generator<Share, Value>,
    canceled: ImportStep = reading,
  ) => {
    const tell = working(work, words, canceled);
    tell(0);
    return inSlices(steps, work, tell);
  };

  /** Reads what is stored; passes still loading from the server would be duplicated or overwritten. */
  const accountNow = async (request: { pictures: boolean }): Promise<Result<HeldLogBook>> => {
    const account = await ports.exchange.stored(request);
    return account.ok && account.value.awaited ? failedAs(importFailures, 'passes-missing') : account;
  };

  const plan = async (
    work: Work,
    found: { rows: FileRow[]; refused: Refusal[] },
    file: Omit<ReadFile, 'plan' | 'settingsNow'>,
  ): Promise<void> => {
    const account = await accountNow({ pictures: havePictures(found.rows) });
    if (!account.ok) {
      show(work, { name: 'choose', problem: account.failure.message });
      return;
    }
    // A restorable vehicle still belongs to this account.
    const vehicles = [...account.value.vehicles, ...deleted.map((value) => ({ id: value.uid, value }))];
    const rows = withOwnVehicles(found.rows, { ...account.value, vehicles });
    const planned = await does(
      work,
      'Comparing with your log book',
      planImport({ rows, account: account.value, deleted, maxVehicles }),
    );
    if (planned === undefined) return;
    const refused = [...found.refused, ...planned.refused];
    const settingsNow = settingsIn(account.value.settings, Object.keys(file.settings));
    show(work, { name: 'review', file: { ...file, settingsNow, plan: { ...planned, refused } } });
  };

  const planTable = async (
    work: Work,
    name: string,
    table: Table,
    foreign?: { choices: TableChoices; columns: ColumnsOfTable },
  ): Promise<void> => {
    const found = await does(
      work,
      'Reading the rows',
      readTable(table, foreign?.choices, garage, () => ports.clock.newId()),
    );
    if (found === undefined) return;
    const columns = foreign && { columns: foreign.columns };
    await plan(work, found, { name, table, ...columns, settings: {}, cut: false });
  };

  return {
    step,
    last,
    open: async (file: File): Promise<void> => {
      const work = begin();
      working(work, 'Reading the file')(0);
      const content = await readImportFile(file);
      if (!content.ok) {
        show(work, { name: 'choose', problem: content.failure.message });
        return;
      }
      const opened = await does(work, 'Reading the file', openImportFile(content.value));
      if (opened === undefined) return;
      if (!opened.ok) show(work, { name: 'choose', problem: opened.failure.message });
      else if (opened.value.kind === 'book') {
        const book = opened.value.file;
        await plan(work, book, { name: file.name, settings: settingsIn(book.settings), cut: !book.whole });
      } else if (opened.value.table.own) await planTable(work, file.name, opened.value.table);
      else {
        const { table } = opened.value;
        const layout = guessLayout(table.heads, table.rows, garage.customFields);
        const choices = rememberedChoices(layout, ports.drafts, garage);
        show(work, { name: 'columns', fileName: file.name, table, choices });
      }
    },
    choose: (choices: TableChoices) => {
      if (step.name === 'columns') setStep({ ...step, choices });
    },
    read: async (): Promise<void> => {
      if (step.name !== 'columns') return;
      const { fileName, table, choices } = step;
      const names = namesIn(table, choices, garage);
      rememberChoices(choices.layout, names, ports.drafts);
      await planTable(begin(), fileName, table, { choices: { ...choices, names }, columns: step });
    },
    changeColumns: () => {
      if (step.name === 'review' && step.file.columns !== undefined) setStep(step.file.columns);
    },
    store: async (withSettings: boolean): Promise<void> => {
      if (step.name !== 'review') return;
      const { file } = step;
      const { rows } = file.plan;
      const work = begin();
      const prints = await does(work, 'Preparing', printsOf(rows));
      if (prints === undefined) return;
      const at = new Date(ports.clock.now()).toISOString();
      const receipt: ImportReceipt = {
        ...{ fileName: file.name, at, passes: passesIn(rows), prints },
        ...(havePictures(rows) && { pictures: true as const }),
        ...(withSettings && { settings: { taken: file.settings, before: file.settingsNow } }),
      };
      // Written first, so that Undo also works after a crash.
      keepReceipt(ports.drafts, receipt);
      const tell = working(work, `Storing ${formatWhole(rows.length)} rows`, storing);
      const result = await storeRows(ports.exchange, rows, work, (count) => tell(count / rows.length));
      const isLeft = !result.ok && result.failure.code === 'rows-left';
      const isStored = result.ok && result.value.stored;
      if (isLeft || isStored) setLast(receipt);
      else keepReceipt(ports.drafts, last);
      if (isStored && withSettings) ports.settings.update(file.settings);
      // Also after Cancel: the write has ended.
      if (result.ok) setStep(isStored ? { name: 'done', receipt, file } : reading);
      else {
        const problem = result.failure.message;
        setStep(isLeft ? { name: 'choose', problem } : { name: 'review', file, problem });
      }
    },
    undo: async (receipt: ImportReceipt): Promise<void> => {
      const work = begin();
      const words = 'Undoing the import';
      working(work, words, undoing)(0);
      const account = await accountNow({ pictures: receipt.pictures === true });
      if (!account.ok) {
        show(work, { name: 'choose', problem: account.failure.message });
        return;
      }
      const undo = await does(work, words, undoImport(account.value, receipt.prints), undoing);
      if (undo === undefined) return;
      show(work, { name: 'working', words, percent: 100 });
      const removed = await removeRows(ports.exchange, undo.remove);
      if (!removed.ok) {
        setStep({ name: 'choose', problem: removed.failure.message });
        return;
      }
      if (receipt.settings)
        ports.settings.update(settingsToRestore(account.value.settings, receipt.settings));
      keepReceipt(ports.drafts, undefined);
      setLast(undefined);
      const { remove, needed, changed } = undo;
      setStep({ name: 'undone', removed: remove.length, needed, changed });
    },
    cancel: () => {
      if (step.name !== 'working' || step.canceled === undefined) return;
      current.current.canceled = true;
      setStep(step.canceled);
    },
    back: () => {
      current.current.canceled = true;
      setStep({ name: 'choose' });
    },
  };
};
