import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const height = 96;
/** Room (px) for a dot at the edges. */
const edge = 6;

/** Dots from left to right as they were run, with the scale at the side and words that say the same. */
export const DotPicture = ({
  title,
  words,
  values,
  from,
  to,
  show,
  line,
}: {
  title: string;
  words: string;
  /** Oldest first. */
  values: readonly number[];
  from: number;
  to: number;
  show: (value: number) => string;
  /** Value of the line across. */
  line: number;
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
          <Box
            component="line"
            x1="0"
            x2="100%"
            y1={y(line)}
            y2={y(line)}
            sx={{ stroke: 'currentColor', opacity: 0.5 }}
          />
          {values.map((value, index) => (
            <circle key={index} cx={`${2 + (96 * (index + 0.5)) / values.length}%`} cy={y(value)} r={3} />
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            fontSize: '0.8125rem',
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
