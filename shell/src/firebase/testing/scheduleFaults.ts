import { parseLogBook, recordOf, sameStored, withWorkedOut, type LogEntry } from '@holeshot/shared-core';
import { twoCopies } from '../outbox/outboxAnswers';
import type { OutboxWrite } from '../../writes/outboxStore';
import { isOfSlip, playedFields, playedValue, type PlayedField } from './playedFields';

/** Step that the racer did to a pass. */
export interface Step {
  number: number;
  device: number;
  /** `undo` restores a pass that the same device has deleted, as that knew it. */
  what: 'log' | 'delete' | 'undo' | PlayedField;
  uid: string;
  /** Value of the field after the step. */
  value: string;
  /** Steps whose outcome, or the outcome of a later one, the racer had seen. */
  seen: ReadonlySet<number>;
  /** Ids of its writes in the outbox. */
  writes: readonly string[];
  /** Restored pass of an undo, as it was shown at its deletion. */
  brought?: LogEntry;
}

/** End of a schedule. */
export interface Played {
  steps: Step[];
  /** Passes that each device shows in the end, by uid. */
  shown: LogEntry[][];
  /** Refused writes in the outboxes, each with a reason. */
  refused: OutboxWrite[];
}

/** Sorts passes by uid. */
export const inOrder = (entries: readonly LogEntry[]): LogEntry[] =>
  [...entries].sort((a, b) => (a.log_entry_uid < b.log_entry_uid ? -1 : 1));

const storedOf = (stored: Iterable<[string, unknown]>) => {
  const books = [...stored].map(([id, book]) => ({ id, ...parseLogBook(book) }));
  const passes = new Map<string, { book: string; entry: LogEntry }[]>();
  for (const { id, entries } of books)
    for (const entry of entries) {
      const copies = passes.get(entry.log_entry_uid) ?? [];
      passes.set(entry.log_entry_uid, [...copies, { book: id, entry }]);
    }
  return { stumps: books.flatMap(({ broken }) => broken), passes };
};
type Stored = ReturnType<typeof storedOf>;

const onServerOf = ({ passes }: Stored): LogEntry[] =>
  inOrder([...passes.values()].flatMap(([copy]) => copy?.entry ?? []));

/**
 * Returns the passes on the server, by uid.
 * @param books its log books by id
 */
export const passesOnServer = (books: Iterable<[string, unknown]>): LogEntry[] => onServerOf(storedOf(books));

const isOfWhole = (what: Step['what']): what is 'log' | 'delete' | 'undo' =>
  what === 'log' || what === 'delete' || what === 'undo';

/** Returns the path of a step's field below the pass. */
const pathOf = ({ what }: Step): readonly string[] => {
  if (isOfWhole(what)) return [];
  return isOfSlip(what) ? ['timeslip', what] : [what];
};

const covers = ({ fields }: OutboxWrite, step: Step): boolean => {
  const path = ['entries', step.uid, ...pathOf(step)];
  return fields.some((field) => field.every((segment, index) => segment === path[index]));
};

/** Tells whether an outbox keeps a step's write for the racer to decide. */
const isKept = (step: Step, { refused }: Played): boolean =>
  refused.some((write) => step.writes.includes(write.id) && covers(write, step));

/** Returns the removed copies of a pass whose differences, in a step's field, an outbox keeps. */
const keptCopies = (step: Step, { refused }: Played): LogEntry[] =>
  refused
    .filter((write) => write.reason === twoCopies && covers(write, step))
    .map(({ data }) => recordOf(data['entries'])[step.uid] as LogEntry);

/** Tells whether a step is neither on the server, nor deleted or replaced by a later one, nor kept with a reason. */
const isLost = (step: Step, played: Played, { passes }: Stored): boolean => {
  if (isKept(step, played)) return false;
  const others = played.steps.filter(({ uid, number }) => uid === step.uid && number !== step.number);
  const copies = passes.get(step.uid) ?? [];
  // The last write of a device stands for the earlier ones.
  const isLastWord = (other: Step) => other.seen.has(step.number) && isKept(other, played);
  if (others.some((other) => ['delete', step.what].includes(other.what) && isLastWord(other))) return false;
  const undone = others.filter((other) => other.what === 'undo' && !step.seen.has(other.number));
  if (step.what === 'delete') return copies.length > 0 && undone.length === 0;
  if (step.what === 'undo') {
    const isDeletedSince = others.some((other) => other.what === 'delete' && !step.seen.has(other.number));
    return copies.length === 0 && !isDeletedSince;
  }
  // Kept or not: a write that the server took can be refused when the SDK repeats it.
  if (copies.length === 0 && others.some(({ what }) => what === 'delete')) return false;
  if (step.what === 'log') return copies.length === 0;
  const { what } = step;
  // A restored pass is as the racer saw it who deleted it.
  if (undone.some(({ brought }) => brought && playedValue(brought, what) !== step.value)) return false;
  const same = others.filter((other) => other.what === what);
  return [...copies.map(({ entry }) => entry), ...keptCopies(step, played)].every((entry) => {
    const value = playedValue(entry, what);
    const winner = same.find((other) => other.value === value);
    return value !== step.value && (winner === undefined || step.seen.has(winner.number));
  });
};

/** Describes passes with their fields. */
const told = (entries: readonly LogEntry[]): string =>
  JSON.stringify(
    entries.map((entry) => [entry.log_entry_uid, ...playedFields.map((field) => playedValue(entry, field))]),
  );

/**
 * Lists the faults of a schedule's end: a stump, a doubled pass, a lost write, a device that differs from the server,
 * or values that do not follow from their slip.
 * @param books the log books on the server, by id
 */
export const faultsOf = (played: Played, books: Iterable<[string, unknown]>): string[] => {
  const stored = storedOf(books);
  const twice = [...stored.passes]
    .filter(([, copies]) => copies.length > 1)
    .map(([uid, copies]) => `${uid} stands in ${copies.map(({ book }) => book).join(' and ')}`);
  const lost = played.steps
    .filter((step) => isLost(step, played, stored))
    .map(({ number, what, uid, value }) => {
      const instead = (stored.passes.get(uid) ?? []).map(({ book, entry }) =>
        isOfWhole(what) ? book : `${playedValue(entry, what)} in ${book}`,
      );
      return `step ${number}, ${what} ${value} of ${uid}, is lost: ${instead.join(', ')}`;
    });
  const onServer = onServerOf(stored);
  const behind = played.shown.flatMap((entries, device) =>
    sameStored(entries, onServer) ? [] : [`device ${device} shows ${told(entries)}, not ${told(onServer)}`],
  );
  const wrong = played.shown.flatMap((entries, device) =>
    entries
      .filter((entry) => withWorkedOut(entry) !== entry)
      .map(
        (entry) => `device ${device} shows ${entry.log_entry_uid} with values that its slip does not give`,
      ),
  );
  return [...stored.stumps.map(({ id }) => `${id} is a stump`), ...twice, ...lost, ...behind, ...wrong];
};
