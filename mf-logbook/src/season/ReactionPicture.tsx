import { formatEt, formatWhole, type LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { reactionLights } from './reactionLights';

const height = 96;
/** Share of its place that a bar fills. */
const filled = 0.8;

/** Distribution of the reactions as bars of 0.010 s, red lights as outlines, with words that say the same. */
export const ReactionPicture = ({ entries }: { entries: readonly LogEntry[] }) => {
  const { bins, red, words } = useMemo(() => reactionLights(entries), [entries]);
  const [first, last] = [bins[0], bins.at(-1)];
  if (first === undefined || last === undefined) return null;
  const most = Math.max(...bins.map(({ count }) => count));
  const title = `R/T by 0.010 s${red > 0 ? ', red lights outlined' : ''}`;
  const wide = 100 / bins.length;
  const quiet = { fontSize: '0.8125rem', whiteSpace: 'nowrap', color: 'text.secondary' } as const;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box role="img" aria-label={`${title}: ${words}`} sx={{ display: 'flex', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box
            component="svg"
            sx={{ display: 'block', width: '100%', height, overflow: 'visible', color: 'primary.main' }}
          >
            {bins.map(
              ({ from, count }, index) =>
                count > 0 && (
                  <Box
                    component="rect"
                    key={from}
                    x={`${(index + (1 - filled) / 2) * wide}%`}
                    width={`${filled * wide}%`}
                    y={height - (height * count) / most}
                    height={(height * count) / most}
                    {...(from < 0
                      ? { fill: 'none', stroke: 'currentColor', strokeWidth: 2, sx: { color: 'error.main' } }
                      : { fill: 'currentColor' })}
                  />
                ),
            )}
            <line x1="0" x2="100%" y1={height} y2={height} stroke="currentColor" opacity={0.5} />
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', ...quiet }}>
            <span>{formatEt(first.from / 100)}</span>
            <span>{formatEt((last.from + 1) / 100)}</span>
          </Box>
        </Box>
        <Box sx={quiet}>{formatWhole(most)}</Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </Box>
  );
};
