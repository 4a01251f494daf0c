import { formatSeconds, formatWhole, type WeatherStation } from '@holeshot/shared-core';
import { spokenOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const shownStations = 6;

/** Returns the nearest stations, after the chosen one if it is not among them. */
const offered = (stations: readonly WeatherStation[], chosen: WeatherStation | null): WeatherStation[] => {
  const nearest = stations.slice(0, shownStations);
  return chosen === null || nearest.some(({ id }) => id === chosen.id) ? nearest : [chosen, ...nearest];
};

const detailOf = ({ distance, elevation }: WeatherStation): string => {
  const away = `${formatSeconds(distance, 1)} mi away`;
  return elevation === undefined ? away : `${away}, ${formatWhole(elevation)} ft`;
};

const Choice = ({
  group,
  name,
  detail,
  checked,
  onChoose,
}: {
  group: string;
  name: string;
  detail?: string;
  checked: boolean;
  onChoose: () => void;
}) => (
  <Box
    component="label"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 48,
      px: 1.5,
      py: 0.5,
      cursor: 'pointer',
      '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      '&:has(input:checked)': { bgcolor: 'action.selected' },
      '&:has(input:focus-visible)': {
        outline: '3px solid',
        outlineColor: 'primary.light',
        outlineOffset: -3,
      },
    }}
  >
    <Box
      component="input"
      type="radio"
      name={group}
      checked={checked}
      onChange={onChoose}
      sx={{ width: 20, height: 20, m: 0, flexShrink: 0, color: 'primary.dark', accentColor: 'currentColor' }}
    />
    <Box sx={{ minWidth: 0 }}>
      <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {detail !== undefined && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Box>
  </Box>
);

/** Choice of a station, each with its distance and elevation, or of none. */
export const StationChoices = ({
  stations,
  chosen,
  onChoose,
}: {
  stations: readonly WeatherStation[];
  chosen: WeatherStation | null;
  onChoose: (station: WeatherStation | null) => void;
}) => {
  const group = useId();
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 0,
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        overflow: 'hidden',
      }}
    >
      <Box component="legend" sx={spokenOnly}>
        Weather station
      </Box>
      {offered(stations, chosen).map((station) => (
        <Choice
          key={station.id}
          group={group}
          name={station.name}
          detail={detailOf(station)}
          checked={station.id === chosen?.id}
          onChoose={() => onChoose(station)}
        />
      ))}
      <Choice group={group} name="No station" checked={chosen === null} onChoose={() => onChoose(null)} />
    </Box>
  );
};
