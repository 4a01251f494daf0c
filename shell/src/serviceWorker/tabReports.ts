import { query } from './query';

/** The versions that a tab runs. */
export interface TabReport {
  /** The versions of remotes, as `name-folder`. */
  remotes: string[];
  /** The path of the shell's main script. */
  main: string;
}

/** Returns the versions of all open tabs; undefined if one does not answer, so that nothing is deleted. */
export const tabReports = async (clients: readonly Client[]): Promise<TabReport[] | undefined> => {
  const reports = await Promise.all(clients.map((client) => query<TabReport>(client, 'WHICH')));
  return reports.every((report) => report !== undefined) ? reports : undefined;
};
