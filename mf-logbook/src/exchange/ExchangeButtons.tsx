import { icons, type DialogsPort, type FeedbackPort } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import { memo } from 'react';

/** Opens Import and Export; a lock says that importing leads to the subscription. */
export const ExchangeButtons = memo(
  ({ readOnly, dialogs, feedback }: { readOnly: boolean; dialogs: DialogsPort; feedback: FeedbackPort }) => (
    <>
      <Button
        startIcon={<Icon path={readOnly ? icons.lockIcon : icons.importFileIcon} size={20} />}
        onClick={() => {
          if (readOnly) feedback.subscriptionRequired();
          else void dialogs.open('import', {});
        }}
      >
        Import
      </Button>
      <Button
        startIcon={<Icon path={icons.exportFileIcon} size={20} />}
        onClick={() => void dialogs.open('export', {})}
      >
        Export
      </Button>
    </>
  ),
);
ExchangeButtons.displayName = 'ExchangeButtons';
