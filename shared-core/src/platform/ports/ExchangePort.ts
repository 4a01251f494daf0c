import type { Result } from '../../domain/result';
import type { StoredLogBook } from '../../domain/exchange/StoredLogBook';
import type { ListedRow } from '../../domain/exchange/undoImport';

/** The whole log book at once, for files that go out and come in. */
export interface ExchangePort {
  /**
   * Everything as it is stored, from this device where there is no network: unknown fields and rows that cannot be
   * read included, those of deleted vehicles left out.
   */
  stored(): Promise<Result<StoredLogBook>>;
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
