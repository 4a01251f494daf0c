import { airOfPass, airPath, passFields, type LogEntry, type NavigationPort } from '@holeshot/shared-core';
import { Figure, FigureList, Panel, RouteButton } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WindMark } from '../pass/WindMark';

const keys = [
  'derived.density_altitude',
  'weather.air_temp',
  'weather.humidity',
  'weather.pressure',
  'weather.dew_point',
  'derived.grains',
  'weather.condition',
];

const fields = keys.flatMap((key) => passFields.filter((field) => field.key === key));

/** Air of a pass, and the way to the passes in air like it. */
export const PassAir = ({
  entry,
  similar,
  navigation,
}: {
  entry: LogEntry;
  /** Other passes of the car in air like this. */
  similar: readonly LogEntry[];
  navigation: NavigationPort;
}) => {
  const air = airOfPass(entry);
  const everywhere = similar.every(({ location }) => location.uid !== entry.location.uid);
  return (
    <Panel label="Air">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Air
      </Typography>
      {entry.weather === null ? (
        <Typography>No weather is stored with this pass. Edit adds it.</Typography>
      ) : (
        <FigureList>
          {fields
            .map(({ label, show }) => ({ label, value: show(entry) }))
            .filter(({ value }) => value !== '')
            .map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
          <Figure label="Wind mph" value={<WindMark entry={entry} />} />
        </FigureList>
      )}
      {air !== undefined && similar.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <RouteButton
            path={airPath(air, entry.vehicle, entry.location, everywhere)}
            variant="outlined"
            navigation={navigation}
          >
            Passes in air like this
          </RouteButton>
        </Box>
      )}
    </Panel>
  );
};
