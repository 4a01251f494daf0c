import { textOf, type FeedbackPort, type LogEntry, type PassField } from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { printPage } from '../exchange/printPage';
import { printText } from '../exchange/printText';

/** Prints passes as they are shown: in their order, with the columns of the view. */
export const printPasses = async (
  title: string,
  entries: readonly LogEntry[],
  columns: readonly PassField[],
  feedback: Pick<FeedbackPort, 'loading'>,
): Promise<void> => {
  const loading = feedback.loading('Preparing the pages');
  const text = await inSlices(
    textOf(printPage(title, entries, columns), entries.length),
    { cancelled: false },
    (share) => loading.progress(share * 100),
  );
  loading.done();
  if (text !== undefined) printText(text);
};
