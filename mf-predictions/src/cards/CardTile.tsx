import {
  distanceLabels,
  formatEt,
  icons,
  present,
  unknown,
  type LogEntry,
  type Ports,
  type SetTimer,
} from '@holeshot/shared-core';
import { Icon, RadioTile, WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { laneInWords, type ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { timerInWords } from '../choice/timerInWords';
import { fewPasses } from '../prediction/fewPasses';
import type { NextPass } from '../prediction/nextPass';
import { useNextPassAt } from '../prediction/useNextPassAt';

const inShort: Record<Exclude<NextPass['state'], 'predicted'>, string> = {
  loading: '…',
  'no-station': 'no weather station',
  'no-weather': 'no weather now',
  'no-prediction': 'no pass yet',
};

/** Saved card: what a car would run at a track now. A press shows it in full. */
export const CardTile = ({
  place,
  lane,
  timer,
  entries,
  ports,
  group,
  chosen,
  onChoose,
  onRemove,
}: {
  place: ChosenPlace;
  lane: ChosenLane;
  /** Timer of the throttle stop that the racer set. */
  timer: SetTimer | undefined;
  /** Passes of all cars or of this one, newest first; undefined until they are read. */
  entries: readonly LogEntry[] | undefined;
  ports: Pick<Ports, 'weather' | 'clock'>;
  /** The same for all tiles of the strip. */
  group: string;
  chosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}) => {
  const { vehicle, location } = place;
  const known = useMemo(() => (entries === undefined ? unknown : present(entries)), [entries]);
  const next = useNextPassAt(place, known, ports, lane, timer) ?? { state: 'loading' };
  const few = next.state === 'predicted' ? fewPasses(vehicle, next.prediction) : undefined;
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <RadioTile
        group={group}
        checked={chosen}
        onChoose={onChoose}
        sx={{
          minHeight: 76,
          height: '100%',
          flexDirection: 'column',
          alignItems: 'flex-start',
          px: 1.5,
          py: 1,
          borderRadius: '12px',
          bgcolor: 'background.paper',
          border: 2,
          borderColor: 'divider',
        }}
        chosenSx={{ borderColor: 'primary.dark', bgcolor: 'action.selected' }}
      >
        <Typography
          component="span"
          sx={{ fontWeight: 600, pr: 4, overflowWrap: 'anywhere', lineHeight: 1.25 }}
        >
          {vehicle.name}
        </Typography>{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', pr: 4 }}>
          {location.title}
          {next.state === 'predicted' &&
            next.prediction.finish !== location.track_length &&
            ` · ${distanceLabels[next.prediction.finish]}`}
          {laneInWords(lane)}
          {next.state === 'predicted' && timerInWords(next.timer?.timer)}
        </Typography>{' '}
        <Typography component="span" sx={{ mt: 'auto', pt: 0.5, fontSize: '1.125rem', fontWeight: 600 }}>
          {next.state === 'predicted' ? (
            <>
              {formatEt(next.prediction.et)}{' '}
              <Typography
                component="span"
                variant="caption"
                sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
              >
                ± {formatEt((next.prediction.high80 - next.prediction.low80) / 2)}
              </Typography>{' '}
              {few !== undefined && (
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: 'block', color: 'warning.main' }}
                >
                  {few}
                </Typography>
              )}
            </>
          ) : (
            <Typography component="span" variant="body2">
              {inShort[next.state]}
            </Typography>
          )}
        </Typography>{' '}
        {next.state === 'predicted' && (
          <Box
            component="span"
            sx={{ typography: 'caption', '& > span': { fontSize: 'inherit', lineHeight: 'inherit' } }}
          >
            <WeatherAge measuredAt={next.air.datetime} clock={ports.clock} />
          </Box>
        )}
      </RadioTile>
      <IconButton
        aria-label={`Remove the card ${vehicle.name} at ${location.title}`}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 0, right: 0 }}
      >
        <Icon path={icons.closeIcon} size={20} />
      </IconButton>
    </Box>
  );
};
