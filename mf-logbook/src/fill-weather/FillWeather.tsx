import type { Connection, Location, LogEntry, Ports, Vehicle } from '@holeshot/shared-core';
import { useNow, useObservable, type Work } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { ProgressBar } from '../exchange/ProgressBar';
import { barePasses } from './barePasses';
import { fillWeather } from './fillWeather';

const offline: Connection = { network: 'offline', data: 'fresh', unsent: 0, refused: 0 };
const minute = 60_000;

/** Offer to fill in weather of recent passes that lack it; empty if none can be requested. */
export const FillWeather = memo(
  ({
    ports,
    passes,
    vehicles,
    locations,
    locked,
  }: {
    /** Newest first. */
    passes: readonly LogEntry[];
    vehicles: readonly Vehicle[];
    locations: readonly Location[];
    /** No write access. */
    locked: boolean;
    ports: Pick<Ports, 'weather' | 'logBooks' | 'feedback' | 'connection' | 'clock'>;
  }) => {
    const { network } = useObservable(ports.connection.connection$, offline);
    const now = useNow(ports.clock, minute);
    const bare = useMemo(
      () => barePasses(passes, vehicles, locations, now),
      [passes, vehicles, locations, now],
    );
    const [percent, setPercent] = useState<number>();
    const current = useRef<Work>({ canceled: false });
    useEffect(
      () => () => {
        current.current.canceled = true;
      },
      [],
    );

    const fill = async () => {
      const work: Work = { canceled: false };
      current.current = work;
      setPercent(0);
      await fillWeather(bare, { vehicles, locations, ports }, work, (share) =>
        setPercent(Math.floor(share * 100)),
      );
      if (!work.canceled) setPercent(undefined);
    };
    const cancel = () => {
      current.current.canceled = true;
      setPercent(undefined);
    };

    const busy = percent !== undefined;
    if (!busy && (locked || network === 'offline' || bare.length === 0)) return null;
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
        {busy ? (
          <Box sx={{ flex: '1 1 200px' }}>
            <ProgressBar words="Getting the weather" percent={percent} />
          </Box>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {bare.length === 1 ? '1 recent pass has' : `${bare.length} recent passes have`} no weather
          </Typography>
        )}
        {/* One button, so that the focus stays on it. */}
        <Button onClick={busy ? cancel : () => void fill()}>{busy ? 'Cancel' : 'Fill it in'}</Button>
      </Box>
    );
  },
);
FillWeather.displayName = 'FillWeather';
