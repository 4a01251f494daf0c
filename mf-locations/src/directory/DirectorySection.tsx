import { cardGrid } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { Distant } from '../find/nearestFirst';
import { RetryNote } from '../loading/RetryNote';
import type { Loaded } from '../loading/useLoaded';
import type { Strip } from './parseStrips';
import { StripRow } from './StripRow';

const shownAtFirst = 6;

/** Rows added by one press: a phone draws more of them too slowly. */
const moreAtOnce = 48;

const Sources = () => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0, mt: 2 }}>
    Facts from the lap-timer set zaggyai/track_data (second-hand), Wikipedia,{' '}
    <Link href="https://www.geonames.org" target="_blank" rel="noreferrer">
      GeoNames
    </Link>{' '}
    (CC BY 4.0), the tracks themselves and{' '}
    <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
      © OpenStreetMap contributors
    </Link>
    . Source names them for each track. A track may have closed since.
  </Typography>
);

const Strips = ({
  strips,
  isOwn,
  onAdd,
}: {
  strips: readonly Distant<Strip>[];
  isOwn: (strip: Strip) => boolean;
  onAdd: (strip: Strip) => void;
}) => {
  const [count, setCount] = useState(shownAtFirst);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is gone, so focus moves to the first new row.
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current < count) list.current?.children[seen.current]?.querySelector('button')?.focus();
    seen.current = count;
  }, [count]);
  const shown = strips.slice(0, count);
  const isLast = strips.length - count <= moreAtOnce;
  return (
    <>
      <Box
        ref={list}
        component="ul"
        role="list"
        aria-label="Track directory"
        sx={cardGrid(400, { columnGap: 4 })}
      >
        {shown.map(({ row, distance }) => (
          <StripRow
            key={row.title}
            strip={row}
            distance={distance}
            own={isOwn(row)}
            onAdd={() => onAdd(row)}
          />
        ))}
      </Box>
      {shown.length < strips.length && (
        <Button variant="outlined" onClick={() => setCount(count + moreAtOnce)} sx={{ mt: 1 }}>
          {isLast ? `Show all ${strips.length} tracks` : `Show ${moreAtOnce} more of ${strips.length} tracks`}
        </Button>
      )}
    </>
  );
};

/** Section of the directory's tracks that match the search, with sources. */
export const DirectorySection = ({
  loaded,
  strips,
  query,
  isOwn,
  onAdd,
  onRetry,
}: {
  loaded: Loaded<unknown>;
  /** Tracks that match. */
  strips: readonly Distant<Strip>[];
  query: string;
  isOwn: (strip: Strip) => boolean;
  onAdd: (strip: Strip) => void;
  onRetry: () => void;
}) => (
  <section>
    <Typography variant="h2" sx={{ mb: 1 }}>
      Track directory
    </Typography>
    {loaded.state === 'loading' && (
      <Box role="status" aria-label="Loading the track directory">
        <Skeleton variant="rounded" height={96} />
      </Box>
    )}
    {loaded.state === 'failed' && (
      <RetryNote onRetry={onRetry}>
        The track directory could not be loaded. Your own tracks are all here.
      </RetryNote>
    )}
    {loaded.state === 'ready' && (
      <>
        {strips.length === 0 ? (
          <Typography>
            {/\d{3}/.test(query)
              ? 'No match in the directory. It has no ZIP codes: search by name, city or state.'
              : 'No match in the directory. Add the track yourself with Add location.'}
          </Typography>
        ) : (
          <Strips strips={strips} isOwn={isOwn} onAdd={onAdd} />
        )}
        <Sources />
      </>
    )}
  </section>
);
