import { formatClock, formatEt } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { height, hoursChart, width, type ChartPoint } from './hoursChart';

/** Width at the left edge that belongs to the word for now. */
const besideNow = width / 5;

/** Chart of the ETs from now on: a line with the band of their intervals. */
export const HoursChart = ({
  points,
  timezone,
}: {
  /** The first is the one of now. */
  points: readonly ChartPoint[];
  /** Time zone of the track. */
  timezone: string;
}) => {
  const { band, line, dots, slowest, quickest } = hoursChart(points);
  const clocks = points.map(({ at }) => formatClock(at, timezone));
  const label = `Chart of the ET: ${points.map(({ et }, index) => `${clocks[index]} ${formatEt(et)}`).join(', ')}`;
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, pr: 3 }}>
        <Box
          aria-hidden="true"
          sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', height }}
        >
          {[slowest, quickest].map((et) => (
            <Typography key={et} variant="caption" sx={{ color: 'text.secondary' }}>
              {formatEt(et)}
            </Typography>
          ))}
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          sx={{ display: 'block', flexGrow: 1, minWidth: 0, height, overflow: 'visible' }}
        >
          <Box
            component="path"
            d={band}
            sx={{ fill: (theme) => theme.vars?.palette.primary.main, fillOpacity: 0.22 }}
          />
          <Box
            component="path"
            d={line}
            vectorEffect="non-scaling-stroke"
            sx={{ fill: 'none', stroke: (theme) => theme.vars?.palette.primary.main, strokeWidth: 2.5 }}
          />
          {dots.map(({ x, y }) => (
            <Box
              key={x}
              component="path"
              d={`M${x} ${y}h0`}
              vectorEffect="non-scaling-stroke"
              sx={{
                stroke: (theme) => theme.vars?.palette.primary.main,
                strokeWidth: 8,
                strokeLinecap: 'round',
              }}
            />
          ))}
        </Box>
      </Box>
      <Box aria-hidden="true" sx={{ ml: 6, mr: 3, mt: 0.5, position: 'relative', height: 20 }}>
        {dots.map(
          ({ x }, index) =>
            (index === 0 || x > besideNow) && (
              <Typography
                key={x}
                variant="caption"
                sx={{
                  color: 'text.secondary',
                  position: 'absolute',
                  left: `${(100 * x) / width}%`,
                  whiteSpace: 'nowrap',
                  ...(index > 0 && { transform: 'translateX(-50%)' }),
                  // Every second clock has room on the narrowest screen.
                  ...(index % 2 === 1 && { '@media (max-width: 399.95px)': { display: 'none' } }),
                }}
              >
                {index === 0 ? 'now' : clocks[index]}
              </Typography>
            ),
        )}
      </Box>
    </Box>
  );
};
