import {
  failedAs,
  importFailures,
  ok,
  seededViewsAmong,
  type ExchangePort,
  type ListedRow,
  type Result,
} from '@holeshot/shared-core';
import type { Work } from '@holeshot/shared-core/react';

/** Rows per write. */
const batch = 500;

/** Pictures per write: each can have 200,000 characters. */
const picturesABatch = 20;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const whenOf = ({ value }: ListedRow): string => {
  const when = (value as Record<string, unknown> | null)?.['log_entry_datetime'];
  return typeof when === 'string' ? when : '';
};

/** Sorts passes by month, so that each month is written once or twice. */
const byMonth = (rows: readonly ListedRow[]): ListedRow[] => {
  const passes = rows.filter(({ list }) => list === 'entries');
  const others = rows.filter(({ list }) => list !== 'entries');
  return [...others, ...passes.sort((one, other) => (whenOf(one) < whenOf(other) ? -1 : 1))];
};

function* batchesOf(rows: readonly ListedRow[]): Generator<ListedRow[]> {
  const pictures = rows.filter(({ list }) => list === 'pictures');
  const others = rows.filter(({ list }) => list !== 'pictures');
  for (let start = 0; start < others.length; start += batch) yield others.slice(start, start + batch);
  for (let start = 0; start < pictures.length; start += picturesABatch)
    yield pictures.slice(start, start + picturesABatch);
}

/**
 * Removes rows, 500 a task, and waits until the device has stored that. A default view returns to its first state.
 */
export const removeRows = async (
  exchange: Pick<ExchangePort, 'add' | 'remove' | 'kept'>,
  rows: readonly ListedRow[],
): Promise<Result<void>> => {
  for (const some of batchesOf(rows)) {
    await turn();
    const removed = exchange.remove(some);
    if (!removed.ok) return removed;
  }
  const seeded = seededViewsAmong(rows);
  const added = seeded.length === 0 ? ok(undefined) : exchange.add(seeded);
  if (!added.ok) return added;
  await exchange.kept?.();
  return ok(undefined);
};

const left = failedAs(importFailures, 'rows-left');

/**
 * Adds rows, 500 a task, and waits until the device has stored them. When canceled or refused midway, it removes them.
 * @returns true if all rows are stored, else the port's failure; `rows-left` if some stay
 */
export const storeRows = async (
  exchange: Pick<ExchangePort, 'add' | 'remove' | 'kept'>,
  rows: readonly ListedRow[],
  work: Work,
  onCount: (stored: number) => void,
): Promise<Result<{ stored: boolean }>> => {
  const done: ListedRow[] = [];
  const unlessLeft = async <Ended>(ended: Ended) => ((await removeRows(exchange, done)).ok ? ended : left);
  for (const some of batchesOf(byMonth(rows))) {
    onCount(done.length);
    await turn();
    const added = exchange.add(some);
    if (!added.ok) return unlessLeft(added);
    done.push(...some);
    if (done.length === rows.length) await exchange.kept?.();
    if (work.canceled) return unlessLeft(ok({ stored: false }));
  }
  return ok({ stored: true });
};
