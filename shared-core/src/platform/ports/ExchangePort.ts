import type { Result } from '../../domain/plain/result';
import type { StoredLogBook } from '../../domain/exchange/file/StoredLogBook';
import type { ListedRow } from '../../domain/exchange/plan/undoImport';

/** Log book as a device has it. */
export type HeldLogBook = StoredLogBook & {
  /** Set while the device has no passes from the server yet: those of other devices may be missing. */
  fromDeviceAlone?: true;
  /** Set where the server's passes are on their way. */
  awaited?: true;
};

/** Whole log book at once, for files that go out and come in. */
export interface ExchangePort {
  /**
   * Returns all rows as stored, unreadable ones too, but for deleted vehicles; offline those on this device. Pictures of
   * passes come only if requested: each can have 150 KB.
   */
  stored(request?: { pictures: boolean }): Promise<Result<HeldLogBook>>;
  /**
   * Stores rows as they are, at most 500 at a time. Returns at once; without write access it writes nothing and opens
   * the subscription dialog.
   */
  add(rows: readonly ListedRow[]): Result<void>;
  /** Deletes rows, each given as it was stored; otherwise as `add`. */
  remove(rows: readonly ListedRow[]): Result<void>;
  /** Resolves once the device has stored the added or removed rows, or could not; absent in an older shell. */
  kept?(): Promise<unknown>;
}
