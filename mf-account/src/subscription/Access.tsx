import { icons, type Loadable, type SignedIn, type Subscription } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deviceDate } from '../form/deviceDate';
import { accessSummary } from './accessSummary';

/** Racer's access: large headline and sentence, with a lock if read-only. */
export const Access = ({
  racer,
  subscription,
}: {
  racer: SignedIn;
  subscription: Loadable<Subscription>;
}) => {
  const { headline, sentence } = accessSummary(racer, subscription, deviceDate);
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 1 }}>
        {!racer.canWrite && <Icon path={icons.lockIcon} size={32} />}
        <Typography sx={{ fontSize: '2.5rem', fontWeight: 600, lineHeight: 1.1 }}>{headline}</Typography>
      </Stack>
      <Typography>{sentence}</Typography>
    </>
  );
};
