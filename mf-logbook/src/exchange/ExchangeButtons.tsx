import { icons, type DialogsPort, type FeedbackPort } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';

const style = {
  px: { xs: 1, md: 2.5 },
  // Beside the heading of a phone there is room for the words, and for the lock.
  '&:not([data-locked]) .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

/** Opens Import and Export; a lock says that importing leads to the subscription. */
export const ExchangeButtons = ({
  readOnly,
  dialogs,
  feedback,
}: {
  readOnly: boolean;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
}) => (
  <>
    <Button
      sx={style}
      {...(readOnly && { 'data-locked': true })}
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.importFileIcon} />}
      onClick={() => {
        if (readOnly) feedback.subscriptionRequired();
        else void dialogs.open('import', {});
      }}
    >
      Import
    </Button>
    <Button
      sx={style}
      startIcon={<Icon path={icons.exportFileIcon} />}
      onClick={() => void dialogs.open('export', {})}
    >
      Export
    </Button>
  </>
);
