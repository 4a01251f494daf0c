import {
  densityAltitude,
  stationInWords,
  formatSeconds,
  formatWhole,
  grains,
  isCorrected,
  type DialogsPort,
  type Location,
  type WeatherStation,
  isOfTheStation,
} from '@holeshot/shared-core';
import { Figure, FigureList, WindFigure } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FoldPanel } from '../fold/FoldPanel';
import type { PredictedPass } from '../prediction/nextPass';

/** Says whose air it is, and how the racer's own station counts in it. */
const origin = (location: Location, station: WeatherStation | null, source: string | undefined): string => {
  const learned = isCorrected(location, station?.id);
  if (station === null) return 'From your own station, good for an hour.';
  if (source !== 'own station')
    return `${stationInWords(station, source)}${learned ? '. The difference of your own station is left out, as your passes were logged without it.' : ''}`;
  return learned
    ? `From your own station, corrected by its usual difference to ${stationInWords(station)}, whose air your passes were logged with.`
    : `From your own station, uncorrected: its difference to ${stationInWords(station)} is not known yet.`;
};

/** Air at the track that the prediction was made with, and why there is none newer. */
export const AirPanel = ({
  location,
  next: { air, station, source, failure },
  dialogs,
}: {
  location: Location;
  next: PredictedPass;
  dialogs: DialogsPort;
}) => (
  <FoldPanel title="Weather" figure={`DA ${formatWhole(densityAltitude(air))} ft`}>
    <FigureList>
      <Figure label="Density alt." value={formatWhole(densityAltitude(air))} unit="ft" />
      <Figure label="Air" value={formatWhole(air.air_temp)} unit="°F" />
      <Figure
        label="Humidity"
        value={formatWhole(air.humidity)}
        unit={`% · ${formatWhole(grains(air))} gr`}
      />
      <Figure label="Station pressure" value={formatSeconds(air.pressure, 2)} unit="inHg" />
      <WindFigure wind={air} track={location.track_direction} />
    </FigureList>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
      {origin(location, station, source)}
    </Typography>
    {failure !== undefined && (
      <Typography variant="body2" role="status" sx={{ color: 'warning.main', mt: 0.5 }}>
        {failure.message} This is the last known weather. We try again every minute.
      </Typography>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mx: -1 }}>
      {failure !== undefined && isOfTheStation(failure) && (
        <Button
          aria-label={`Choose another station for ${location.title}`}
          onClick={() => void dialogs.open('location', { locationUid: location.uid })}
        >
          Choose another station
        </Button>
      )}
      <Button
        aria-label={`Correct the air at ${location.title}`}
        onClick={() => void dialogs.open('observation', { locationUid: location.uid })}
      >
        Correct the air
      </Button>
    </Box>
  </FoldPanel>
);
