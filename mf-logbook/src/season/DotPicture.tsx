import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const height = 96;
/** Room (px) for a dot at the edges. */
const edge = 6;

/** Value in a picture. */
export interface Dot {
  /** Place from left to right, from 0 to 1. */
  at: number;
  value: number;
}

/** Dots from left to right as they were run, with the scale at the side and words that say the same. */
export const DotPicture = ({
  title,
  words,
  dots,
  trace,
  from,
  to,
  show,
  line,
}: {
  title: string;
  words: string;
  dots: readonly Dot[];
  /** Line behind the dots, from left to right. */
  trace?: readonly Dot[];
  from: number;
  to: number;
  show: (value: number) => string;
  /** Value of a line across. */
  line?: number;
}) => {
  const y = (value: number) => edge + ((to - value) / (to - from || 1)) * (height - 2 * edge);
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }} role="img" aria-label={`${title}: ${words}`}>
        <Box
          component="svg"
          sx={{ flexGrow: 1, minWidth: 0, height, overflow: 'visible', color: 'primary.main' }}
          fill="currentColor"
        >
          {line !== undefined && (
            <line x1="0" x2="100%" y1={y(line)} y2={y(line)} stroke="currentColor" opacity={0.5} />
          )}
          {trace !== undefined && (
            <svg x="2%" width="96%" viewBox={`0 0 1 ${height}`} preserveAspectRatio="none" overflow="visible">
              <polyline
                points={trace.map(({ at, value }) => `${at},${y(value)}`).join(' ')}
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                vectorEffect="non-scaling-stroke"
                opacity={0.5}
              />
            </svg>
          )}
          {dots.map(({ at, value }, index) => (
            <circle key={index} cx={`${2 + 96 * at}%`} cy={y(value)} r={trace === undefined ? 3 : 5} />
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            fontSize: '0.8125rem',
            whiteSpace: 'nowrap',
            color: 'text.secondary',
          }}
        >
          <span>{show(to)}</span>
          <span>{show(from)}</span>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </Box>
  );
};
