/** Browser's name for a turn of a thread's event loop. */
const turn = 'RunTask';

/**
 * Does some work and notes what the browser says of the page's main thread meanwhile.
 * @param {import('playwright').CDPSession} browser of the page
 * @param {() => Promise<Value>} work
 * @returns {Promise<{ value: Value, longest: number }>} what the work gave, and the longest task in milliseconds: an input
 * that comes at its beginning waits for so long, since the next one is the input's
 * @template Value
 */
export const longestTask = async (browser, work) => {
  const events = [];
  const take = ({ value }) => events.push(...value);
  browser.on('Tracing.dataCollected', take);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  const value = await work();
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  browser.off('Tracing.dataCollected', take);
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, pid, tid, dur }) =>
      name === turn && dur !== undefined && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  if (tasks.length === 0) throw new Error('The browser told of no task.');
  return { value, longest: Math.max(...tasks.map(({ dur }) => dur / 1000)) };
};
