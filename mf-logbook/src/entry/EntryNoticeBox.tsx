import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import type { EntryNotice } from './useEntryForm';

/** What stands between the racer and a saved pass, brought into sight when it appears. */
export const EntryNoticeBox = ({ notice }: { notice: EntryNotice | undefined }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== undefined) box.current?.focus();
  }, [notice]);
  if (notice === undefined) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      variant="outlined"
      severity={notice.kind === 'failure' ? 'error' : 'warning'}
    >
      {notice.kind === 'failure'
        ? notice.message
        : `${notice.sentences.join(' ')} Save again to keep it as it is.`}
    </Alert>
  );
};
