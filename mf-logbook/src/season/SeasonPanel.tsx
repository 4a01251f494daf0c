import { seasonOf, type LogEntry } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { chipStyle } from '../filter/chipStyle';
import { lastCarOf } from './lastCar';
import { ReactionPicture } from './ReactionPicture';
import { SeasonActions } from './SeasonActions';
import { SeasonFigures } from './SeasonFigures';
import { SeasonPictures } from './SeasonPictures';
import { spreadWords } from './spreadWords';

const all = 'all';

const isCalledAndDialed = ({ derived, timeslip }: LogEntry): boolean =>
  derived.finish_ddp !== undefined && timeslip.dialin_et !== undefined;

/** Returns the title of the shared picture, which says that a filter left passes out. */
const titleOf = (season: string | undefined, isFiltered: boolean): string => {
  if (isFiltered) return season === undefined ? 'Some passes' : `Some passes of ${season}`;
  return season === undefined ? 'All passes' : `Season ${season}`;
};

/** Panel with one season, or all, of the shown passes: pictures, the summary, and the way to share or print it. */
export const SeasonPanel = ({
  entries,
  isFiltered = false,
}: {
  /** Passes that match the filter. */
  entries: readonly LogEntry[];
  /** Some passes do not match it. */
  isFiltered?: boolean;
}) => {
  const seasons = useMemo(() => {
    const found = new Map<number, LogEntry[]>();
    for (const entry of entries) {
      const season = seasonOf(entry);
      // A pass without a readable time is among all passes alone.
      if (Number.isNaN(season)) continue;
      const own = found.get(season);
      if (own === undefined) found.set(season, [entry]);
      else own.push(entry);
    }
    return new Map([...found].sort(([a], [b]) => b - a));
  }, [entries]);
  const [chosen, setChosen] = useState<string>();
  const years = [...seasons.keys()];
  const shown = chosen === all || years.includes(Number(chosen)) ? chosen : String(years[0] ?? all);
  const passes = shown === all ? entries : (seasons.get(Number(shown)) ?? entries);
  const car = useMemo(() => lastCarOf(passes), [passes]);
  const spread = useMemo(() => (car === undefined ? '' : spreadWords(car)), [car]);
  const title = titleOf(shown === all ? undefined : shown, isFiltered);
  return (
    <Panel label="Season">
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2" sx={{ flexGrow: 1 }}>
            Season
          </Typography>
          <Box
            component="select"
            aria-label="Which season"
            value={shown}
            onChange={(event) => setChosen(event.target.value)}
            sx={chipStyle(false)}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
            <option value={all}>All</option>
          </Box>
        </Box>
        {car !== undefined && <SeasonPictures car={car} />}
        {spread !== '' && <Typography variant="body2">{spread}</Typography>}
        {passes.some(isCalledAndDialed) && (
          // A pass stores its call but not the risk: the back-test alone can say what was promised.
          <Link href="/back-test" sx={{ display: 'flex', alignItems: 'center', minHeight: 48 }}>
            Back-test: breakouts promised against happened
          </Link>
        )}
        <ReactionPicture entries={passes} />
        <SeasonFigures entries={passes} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Bests and consistency use all-out passes. Consistency is the usual ET spread within a day, for one
          car at one track. The R/T average excludes red lights.
        </Typography>
        {passes.length > 0 && <SeasonActions key={title} title={title} entries={passes} />}
      </Stack>
    </Panel>
  );
};
