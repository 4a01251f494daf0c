import type { DialogOutput, Ports, SlipField } from '@holeshot/shared-core';
import { DialogLayout } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { memo } from 'react';
import type { PassBegin, PassFormProps } from '../form/usePassForm';
import { PassForm } from './PassForm';

/** Form of a pass in the dialog. */
export const LogEntryForm = memo(
  ({
    close,
    ...pass
  }: PassFormProps & {
    begin: PassBegin;
    given: string | File | undefined;
    first: SlipField | undefined;
    close: (output?: DialogOutput<'log-entry'>) => void;
    readOnly: boolean;
    ports: Pick<Ports, 'dialogs' | 'passPictures' | 'connection'>;
  }) => (
    <PassForm
      {...pass}
      what="Pass"
      draftKey="log-entry"
      onSaved={(logEntryUid) => close({ logEntryUid })}
      onDeleted={close}
    >
      {({ isNew, restored, onSubmit, verdict, actions, fields }) => (
        <DialogLayout
          title={isNew ? 'Log a pass' : 'Edit pass'}
          note={restored ? <Chip size="small" label="Unsaved draft" /> : undefined}
          onClose={close}
          onSubmit={onSubmit}
          actions={actions}
        >
          {fields}
          <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.default' }}>
            {verdict}
          </Box>
        </DialogLayout>
      )}
    </PassForm>
  ),
);
LogEntryForm.displayName = 'LogEntryForm';
