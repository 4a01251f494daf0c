import type { FileRow, ImportPlan, MeantName, Table, TableLayout } from '@holeshot/shared-core';
import type { ImportReceipt } from './importReceipt';

/** What is read of a file and not yet stored. */
export interface ReadFile {
  name: string;
  plan: ImportPlan;
  /** The table it was, for the list of refused rows. */
  table?: Table;
  /** Display settings that the file carries. */
  settings: Record<string, unknown>;
  /** What these are without it. */
  settingsNow: Record<string, unknown>;
  /** The file ends in the middle. */
  cut: boolean;
}

/** How a foreign table is to be read. */
export interface TableChoices {
  layout: TableLayout;
  /** For rows that name no vehicle: the first one until another is chosen; empty to refuse them. */
  vehicleUid?: string;
  /** For rows that name no track, likewise. */
  locationUid?: string;
  /** What the racer says that unknown names stand for. */
  names?: readonly MeantName[];
}

/** Where an import stands. */
export type ImportStep =
  | { name: 'choose'; problem?: string; note?: string }
  /** With what it leads to once it is called off, as long as it can be. */
  | { name: 'working'; words: string; percent: number; cancelled?: ImportStep }
  | { name: 'columns'; fileName: string; table: Table; choices: TableChoices }
  | { name: 'review'; file: ReadFile; problem?: string }
  | { name: 'done'; receipt: ImportReceipt; file: ReadFile }
  | { name: 'undone'; removed: number; needed: number; changed: number };

/** How many of some rows belong to the log book's passes. */
export const passesIn = (rows: readonly Pick<FileRow, 'list'>[]): number =>
  rows.filter(({ list }) => list === 'entries').length;
