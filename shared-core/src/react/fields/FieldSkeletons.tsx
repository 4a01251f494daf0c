import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The fields of a form while what is stored is read, each as high as it will be. */
export const FieldSkeletons = ({
  label,
  heights = [56, 56, 56],
}: {
  /** What is being read, for screen readers. */
  label: string;
  /** Pixels. */
  heights?: readonly number[];
}) => (
  <Stack spacing={2} role="status" aria-label={label}>
    {heights.map((height, index) => (
      <Skeleton key={index} variant="rounded" height={height} />
    ))}
  </Stack>
);
