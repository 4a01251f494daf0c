import type { FeedbackPort, LogEntry, PassField } from '@holeshot/shared-core';
import { inSlices } from '@holeshot/shared-core/react';
import { printPage } from '../exchange/printPage';
import { cannotPrint, printSheets } from '../exchange/printSheets';

/** Prints passes as shown: in their order, with the columns of the view. */
export const printPasses = async (
  title: string,
  entries: readonly LogEntry[],
  columns: readonly PassField[],
  feedback: Pick<FeedbackPort, 'loading' | 'snackbar'>,
): Promise<void> => {
  const loading = feedback.loading('Preparing the pages');
  const sheets = await inSlices(printPage(title, entries, columns), { canceled: false }, (share) =>
    loading.progress(share * 100),
  );
  loading.done();
  if (sheets !== undefined && !printSheets(sheets)) feedback.snackbar({ text: cannotPrint, color: 'error' });
};
