import { ask } from './ask';

/** What a tab runs. */
export interface TabReport {
  /** The versions of remotes, as `name-folder`. */
  remotes: string[];
  /** The path of the shell's main script. */
  main: string;
}

/** What all open tabs run; undefined where one does not answer in time, so that nothing may be thrown away. */
export const inUse = async (clients: readonly Client[]): Promise<TabReport[] | undefined> => {
  const reports = await Promise.all(clients.map((client) => ask<TabReport>(client, 'WHICH')));
  return reports.every((report) => report !== undefined) ? reports : undefined;
};
