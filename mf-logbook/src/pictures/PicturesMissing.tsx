import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import type { PassPictures } from './PassPictures';

/** Note in place of the pictures of a pass whose code could not be loaded; it refuses the photo of a slip. */
export const PicturesMissing = ({
  slip: { given, placed },
}: Pick<ComponentProps<typeof PassPictures>, 'slip'>) => {
  const refuse = useEffectEvent(() => {
    if (given?.photo !== undefined) placed(undefined, 'Check your network and open the pass again.');
  });
  useEffect(() => refuse(), [given]);
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Pictures could not be loaded. They are safe. Check your network and open the pass again.
    </Typography>
  );
};
