import type { FileRow, ImportPlan, MeantName, Table, TableLayout } from '@holeshot/shared-core';
import type { ImportReceipt } from './importReceipt';

/** File that was read and not stored yet. */
export interface ReadFile {
  name: string;
  plan: ImportPlan;
  /** Source table, for the list of refused rows. */
  table?: Table;
  /** Columns step that a foreign table was read by. */
  columns?: ColumnsOfTable;
  /** Display settings in the file. */
  settings: Record<string, unknown>;
  /** Current values of these settings. */
  settingsNow: Record<string, unknown>;
  /** The file is incomplete. */
  cut: boolean;
}

/** Racer's choices for reading a foreign table. */
export interface TableChoices {
  layout: TableLayout;
  /** Vehicle of rows that name none: the first until chosen; empty refuses them. */
  vehicleUid?: string;
  /** Track of rows that name none, likewise. */
  locationUid?: string;
  /** Meanings of unknown names. */
  names?: readonly MeantName[];
}

/** Step that gives the columns of a foreign table their meanings. */
export interface ColumnsOfTable {
  name: 'columns';
  fileName: string;
  table: Table;
  choices: TableChoices;
}

/** Step of an import. */
export type ImportStep =
  | { name: 'choose'; problem?: string; note?: string }
  /** `canceled` is the step after Cancel, while that is possible. */
  | { name: 'working'; words: string; percent: number; canceled?: ImportStep }
  | ColumnsOfTable
  | { name: 'review'; file: ReadFile; problem?: string }
  | { name: 'done'; receipt: ImportReceipt; file: ReadFile }
  | { name: 'undone'; removed: number; needed: number; changed: number };

/** Counts the rows that are passes. */
export const passesIn = (rows: readonly Pick<FileRow, 'list'>[]): number =>
  rows.filter(({ list }) => list === 'entries').length;
