/**
 * Starts a page as without tools. Playwright has the browser describe each Error (`Runtime.enable`), also those that
 * React creates and keeps: for the lines of their traces the functions around them are compiled a second time, which
 * takes a cold start on a slow phone some 0.2 s.
 * @param {import('playwright').Page} page
 * @returns what gives the page back to Playwright; until then it answers only a session of its own
 */
export const unwatched = async (page) => {
  // Playwright has no public call for it, and its version is pinned.
  const { delegate } = page._connection.toImpl(page);
  const client = delegate._mainFrameSession._client;
  await client.send('Runtime.disable');
  return () => client.send('Runtime.enable');
};
