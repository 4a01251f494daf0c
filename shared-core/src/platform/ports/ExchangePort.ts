import type { Result } from '../../domain/plain/result';
import type { StoredLogBook } from '../../domain/exchange/file/StoredLogBook';
import type { ListedRow } from '../../domain/exchange/plan/undoImport';

/** A log book as a device has it. */
export type HeldLogBook = StoredLogBook & {
  /** Set where the device has had no passes of the server yet: those of other devices may be missing. */
  fromDeviceAlone?: true;
  /** Set where that is so although there is a network: they are on their way. */
  awaited?: true;
};

/** The whole log book at once, for files that go out and come in. */
export interface ExchangePort {
  /**
   * Everything as it is stored, from this device where there is no network or it gives no answer: unknown fields and
   * rows that cannot be read included, those of deleted vehicles left out.
   */
  stored(): Promise<Result<HeldLogBook>>;
  /**
   * Stores rows as they are, at most 500 at a time. Returns at once; without write access nothing is written and the
   * subscription dialog opens.
   */
  add(rows: readonly ListedRow[]): Result<void>;
  /** As `add`; deletes rows, each given as it was stored. */
  remove(rows: readonly ListedRow[]): Result<void>;
  /** Resolves once the device has kept what was added or removed, or could not; a shell of before has no such word. */
  kept?(): Promise<unknown>;
}
