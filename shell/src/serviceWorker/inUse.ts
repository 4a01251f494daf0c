/** What a tab runs. */
export interface TabReport {
  /** The versions of remotes, as `name-folder`. */
  remotes: string[];
  /** The path of the shell's main script. */
  main: string;
}

const askOne = (client: Client, wait: number): Promise<TabReport | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), wait);
    port1.onmessage = ({ data }: MessageEvent<TabReport>) => {
      clearTimeout(timer);
      resolve(data);
    };
    client.postMessage({ type: 'WHICH' }, [port2]);
  });

/**
 * What all open tabs run; undefined where one does not answer in time, so that nothing may be thrown away.
 * @param wait milliseconds
 */
export const inUse = async (clients: readonly Client[], wait = 1000): Promise<TabReport[] | undefined> => {
  const reports = await Promise.all(clients.map((client) => askOne(client, wait)));
  return reports.every((report) => report !== undefined) ? reports : undefined;
};
