import { icons, type DialogsPort, type FeedbackPort } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';

/** Words beside the icon where there is room for them; on a phone the icon alone, with the words for a screen reader. */
const Action = ({ words, icon, onClick }: { words: string; icon: string; onClick: () => void }) => (
  <Button aria-label={words} onClick={onClick} sx={{ minWidth: 48, px: { xs: 1, md: 2.5 }, gap: 1 }}>
    <Icon path={icon} />
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
      {words}
    </Box>
  </Button>
);

/** Opens Import and Export; a lock says that importing leads to the subscription. */
export const ExchangeButtons = memo(
  ({ readOnly, dialogs, feedback }: { readOnly: boolean; dialogs: DialogsPort; feedback: FeedbackPort }) => (
    <Box sx={{ display: 'flex', gap: { md: 1.5 } }}>
      <Action
        words="Import"
        icon={readOnly ? icons.lockIcon : icons.importFileIcon}
        onClick={() => {
          if (readOnly) feedback.subscriptionRequired();
          else void dialogs.open('import', {});
        }}
      />
      <Action words="Export" icon={icons.exportFileIcon} onClick={() => void dialogs.open('export', {})} />
    </Box>
  ),
);
ExchangeButtons.displayName = 'ExchangeButtons';
