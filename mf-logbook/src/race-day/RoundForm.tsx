import { icons, type Ports } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PassForm } from '../entry/PassForm';
import type { PassBegin, PassFormProps } from '../form/usePassForm';
import { earlierDay } from '../pass/raceDays';
import { inReach } from './inReach';
import { roundDraftKey } from './roundDraftKey';

/** Form of a round on its page, typed with one hand: Save and the verdict stay in reach. */
export const RoundForm = ({
  onClose,
  onSaved,
  ...pass
}: PassFormProps & {
  begin?: PassBegin;
  onClose: () => void;
  /** Is told which round, and the day that it belongs to; undefined for today. */
  onSaved: (logEntryUid: string, day: string | undefined) => void;
  ports: Pick<Ports, 'dialogs' | 'passPictures' | 'connection'>;
}) => (
  <PassForm
    {...pass}
    what="Round"
    draftKey={roundDraftKey(pass.begin?.vehicleUid)}
    onSaved={(uid, at, timezone) => onSaved(uid, at && earlierDay(at, timezone, pass.ports.clock.now()))}
    onDeleted={onClose}
  >
    {({ isNew, onSubmit, verdict, actions, fields }) => {
      const title = isNew ? 'Log round' : 'Edit round';
      return (
        <Box component="form" noValidate aria-label={title} onSubmit={onSubmit}>
          <Stack spacing={2}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: -1.5 }}>
              <Typography variant="h2" sx={{ flexGrow: 1 }}>
                {title}
              </Typography>
              <IconButton aria-label="Close" onClick={onClose}>
                <Icon path={icons.closeIcon} />
              </IconButton>
            </Box>
            {fields}
            <Stack spacing={1} sx={inReach}>
              {verdict}
              <Box sx={{ display: 'flex', gap: 1.5, '& > *': { flex: '1 1 0', minHeight: 56 } }}>
                {actions}
              </Box>
            </Stack>
          </Stack>
        </Box>
      );
    }}
  </PassForm>
);
