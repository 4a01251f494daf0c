import { processorClock } from './processorClock';

test('the clock of the processor counts work, and no waiting', async () => {
  const waited = processorClock();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(waited()).toBeLessThan(300);
  const worked = processorClock();
  while (worked() < 50) Math.sqrt(2);
  expect(worked()).toBeGreaterThanOrEqual(50);
});
