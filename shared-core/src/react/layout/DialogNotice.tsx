import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { DialogLayout } from './DialogLayout';

/** Dialog without anything to save: what it waits for, or why it cannot go on, and Close. */
export const DialogNotice = ({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) => (
  <DialogLayout
    title={title}
    onClose={onClose}
    onSubmit={(event) => event.preventDefault()}
    actions={
      <Button variant="outlined" onClick={() => onClose()}>
        Close
      </Button>
    }
  >
    {children}
  </DialogLayout>
);
