import type { Page } from 'playwright/test';

/** Notes each shift of the layout of the pages to come, with what moved. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        shifts.push(
          `${entry.value} ${entry.hadRecentInput ? '(pressed) ' : ''}` +
            entry.sources.map(({ node }) => node?.textContent?.slice(0, 60)).join('; '),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns how much has moved on the open page so far: the sum of its shifts. */
export const shiftSum = async (page: Page): Promise<number> =>
  (await shiftsOf(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Returns the shifts so far that no press answers: browsers count half a second after one as its answer. */
export const unpressedShiftsOf = async (page: Page): Promise<string[]> =>
  (await shiftsOf(page)).filter((shift) => !shift.includes('(pressed)'));

/** Returns the shifts of the open page so far. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
