import { formatEt, type Result, type Seconds } from '@holeshot/shared-core';
import Typography from '@mui/material/Typography';

/** Result of a tool, the number first; or why there is none, or the missing numbers. */
export const SolvedFigure = ({
  label,
  solved,
  missing,
}: {
  label: string;
  /** Undefined while a number is missing. */
  solved: Result<Seconds> | undefined;
  missing: string;
}) => (
  <div aria-live="polite">
    {solved?.ok === true ? (
      <>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography sx={{ fontSize: '2.5rem', fontWeight: 600, lineHeight: 1.2 }}>
          {formatEt(solved.value)}
          <Typography component="span" sx={{ ml: 0.75, color: 'text.secondary' }}>
            s
          </Typography>
        </Typography>
      </>
    ) : (
      <Typography sx={{ color: solved === undefined ? 'text.secondary' : 'warning.main' }}>
        {solved?.failure.message ?? missing}
      </Typography>
    )}
  </div>
);
