/**
 * Fetches a published file; undefined where there is none.
 * @throws where the address cannot be reached or answers with an error; the message names it
 */
export const fetchPublished = async (url) => {
  const response = await fetch(url, { cache: 'no-store' }).catch(({ cause, message }) => {
    throw new Error(
      `${url} could not be reached (${cause?.message || cause?.code || message}); nothing was changed. Check the address and the network, and try again.`,
    );
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
};
