import {
  dialFor,
  formatDial,
  type ClockPort,
  type LocationsPort,
  type LogBooksPort,
  type NavigationPort,
  type SettingsPort,
  type VehiclesPort,
  type WeatherPort,
} from '@holeshot/shared-core';
import { Panel, RouteButton, WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EtFigure } from '../prediction/EtFigure';
import { formatRisk } from '../prediction/formatRisk';
import { missingSentence } from '../prediction/missingSentence';
import { useNextPass } from '../prediction/useNextPass';

/** The next pass in short: ET, interval and the dial for a risk of 20 %. */
export const PredictionWidget = ({
  vehicles,
  locations,
  logBooks,
  weather,
  settings,
  navigation,
  clock,
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  weather: WeatherPort;
  settings: SettingsPort;
  navigation: NavigationPort;
  clock: ClockPort;
}) => {
  const view = useNextPass({ vehicles, locations, logBooks, weather, settings, clock });
  const sentence = missingSentence(view);
  const predicted = view.state === 'chosen' && view.next.state === 'predicted' ? view.next : undefined;
  const dial = predicted === undefined ? undefined : dialFor(predicted.prediction, 0.2);
  return (
    <Panel label="Next pass">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Next pass</Typography>
        {view.state === 'chosen' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {view.place.vehicle.name} · {view.place.location.title}
          </Typography>
        )}
        {sentence !== undefined && <Typography>{sentence}</Typography>}
        {sentence === undefined && predicted === undefined && (
          <Box role="status" aria-label="Working out your next pass" sx={{ width: '100%' }}>
            <Skeleton variant="rounded" width="70%" height={66} />
            <Skeleton width="50%" height={30} />
          </Box>
        )}
        {predicted !== undefined && dial !== undefined && (
          <>
            <EtFigure prediction={predicted.prediction} large={false} />
            <Typography sx={{ fontWeight: 600 }}>
              Dial {formatDial(dial.dial)}
              <Typography component="span" sx={{ ml: 1, color: 'error.main' }}>
                breakout {formatRisk(dial.risk)}
              </Typography>
            </Typography>
            <WeatherAge measuredAt={predicted.air.datetime} clock={clock} />
          </>
        )}
        <RouteButton path="/predictions" navigation={navigation} variant="outlined">
          Open predictions
        </RouteButton>
      </Stack>
    </Panel>
  );
};
