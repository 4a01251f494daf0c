import { icons, type Ports } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import { memo } from 'react';

/** Buttons for Import and Export; a lock marks Import without a subscription. */
export const ExchangeButtons = memo(
  ({ ports, readOnly }: { readOnly: boolean; ports: Pick<Ports, 'dialogs' | 'feedback'> }) => (
    <>
      <Button
        startIcon={<Icon path={readOnly ? icons.lockIcon : icons.importFileIcon} size={20} />}
        onClick={() => {
          if (readOnly) ports.feedback.subscriptionRequired();
          else void ports.dialogs.open('import', {});
        }}
      >
        Import
      </Button>
      <Button
        startIcon={<Icon path={icons.exportFileIcon} size={20} />}
        onClick={() => void ports.dialogs.open('export', {})}
      >
        Export
      </Button>
    </>
  ),
);
ExchangeButtons.displayName = 'ExchangeButtons';
