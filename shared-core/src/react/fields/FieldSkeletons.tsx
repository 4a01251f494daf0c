import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Placeholders of a form's fields while its record is read, as high as the fields. */
export const FieldSkeletons = ({
  label,
  heights = [56, 56, 56],
}: {
  /** Name of the record, for screen readers. */
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
