/**
 * Asks a tab or a worker something; it answers through the port that comes with the question.
 * @param wait milliseconds
 * @returns undefined where it does not answer in time
 */
export const query = <Answer>(
  whom: Pick<Client | ServiceWorker, 'postMessage'>,
  type: string,
  wait = 1000,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer?: Answer) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(end, wait);
    port1.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
    whom.postMessage({ type }, [port2]);
  });
