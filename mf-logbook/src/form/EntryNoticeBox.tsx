import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import type { EntryNotice } from './useEntryForm';

const severityOf = { failure: 'error', doubts: 'warning', waiting: 'info', unsaved: 'warning' } as const;

const textOf = (notice: EntryNotice): string => {
  if (notice.kind === 'failure') return notice.message;
  if (notice.kind === 'doubts') return `${notice.sentences.join(' ')} Save again to keep it as it is.`;
  if (notice.kind === 'unsaved') return 'Not saved yet: something has changed. Save again.';
  return 'Saves when the weather arrives; keep this open. To skip it, check “Save without weather” and save again.';
};

/** Notice why a pass is not saved; scrolls into view unless the racer is typing. */
export const EntryNoticeBox = ({ notice }: { notice: EntryNotice | undefined }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== undefined && notice.kind !== 'unsaved') box.current?.focus();
  }, [notice]);
  if (notice === undefined) return null;
  return (
    <Alert ref={box} tabIndex={-1} role="alert" variant="outlined" severity={severityOf[notice.kind]}>
      {textOf(notice)}
    </Alert>
  );
};
