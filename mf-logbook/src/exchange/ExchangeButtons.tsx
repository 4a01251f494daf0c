import { icons, type DialogsPort, type FeedbackPort } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';

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
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.importFileIcon} />}
      onClick={() => {
        if (readOnly) feedback.subscriptionRequired();
        else void dialogs.open('import', {});
      }}
    >
      Import
    </Button>
    <Button startIcon={<Icon path={icons.exportFileIcon} />} onClick={() => void dialogs.open('export', {})}>
      Export
    </Button>
  </>
);
