import type { LocationStart, Result, WeatherPort } from '@holeshot/shared-core';
import type { DevicePosition } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { BothEnds } from './direction/BothEnds';
import { ElevationRow } from './ElevationRow';
import type { LocationDraft } from './locationSchema';
import { NumberRow } from './NumberRow';
import { HereButton } from './place/HereButton';
import { isSamePlace, placeOf } from './place/placeOf';
import { TimeZoneLine } from './place/TimeZoneLine';
import type { ZoneLookup } from './place/zoneLookup';
import { stationAfterSearch } from './station/stationAfterSearch';
import { stationAtSave } from './station/stationAtSave';
import { StationPicker } from './station/StationPicker';
import { useNearestStations } from './station/useNearestStations';
import type { LocationFormState } from './useLocationForm';

/** Fields of the track's place, and its time zone, elevation and weather station. */
export const PlaceSection = ({
  form,
  stored,
  approximate,
  weather,
  lookup,
  findPosition,
  spreadPair,
  onSearching,
  waits,
  children,
}: {
  form: LocationFormState;
  stored: LocationDraft;
  /** First values that may be off. */
  approximate: NonNullable<LocationStart['approximate']>;
  weather: WeatherPort;
  lookup: ZoneLookup;
  /** Finds the device's position; the browser asks the racer first. */
  findPosition: () => Promise<Result<DevicePosition>>;
  spreadPair: (text: string) => boolean;
  /** Receives whether a search that decides the station is running; kept stable by the caller. */
  onSearching: (isSearching: boolean) => void;
  /** Save waits for that search. */
  waits: boolean;
  /** Content above the stations, which arrive late and must not move it. */
  children: ReactNode;
}) => {
  const { control, getValues, setValue } = form;
  const [lat, lng, station, chosenBy] = useWatch({ control, name: ['lat', 'lng', 'station', 'chosenBy'] });
  const place = placeOf(lat, lng);
  const begun = placeOf(stored.lat, stored.lng);
  const moved = begun === undefined || place === undefined || !isSamePlace(begun, place);
  const stationId = station?.id;
  const kept = place === undefined ? station : stationAtSave({ station, chosenBy }, place, begun).station;
  const { search, retry } = useNearestStations(weather, place);
  const [own, setOwn] = useState(chosenBy === 'racer' ? station : null);

  // Before painting, so that a list never shows without its choice.
  useLayoutEffect(() => {
    if (search.state !== 'found') return;
    const choice = stationAfterSearch(getValues(), search.stations, moved, own);
    setValue('station', choice.station);
    setValue('chosenBy', choice.chosenBy);
    // The first values of a cleared form are no choice either.
  }, [search, moved, own, stationId, chosenBy, getValues, setValue]);

  const isDecided = chosenBy === 'racer' && (stationId === undefined || !moved);
  const decides = search.state === 'searching' && !isDecided;
  useEffect(() => onSearching(decides), [decides, onSearching]);

  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <NumberRow
          form={form}
          name="lat"
          label="Latitude"
          unit="°"
          hint="North is positive. Both coordinates can be pasted here."
          takePair={spreadPair}
        />
        <NumberRow form={form} name="lng" label="Longitude" unit="°" hint="West is negative." />
      </Box>
      {approximate.includes('place') && !moved && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          These are the coordinates of the town. Paste the track’s own from a map, or use your position there.
        </Typography>
      )}
      <HereButton
        place={place}
        findPosition={findPosition}
        onFound={(here) => spreadPair(`${here.lat}, ${here.lng}`)}
      />
      <TimeZoneLine place={place} lookup={lookup} />
      <ElevationRow
        form={form}
        station={kept}
        approximate={approximate.includes('elevation') ? stored.elevation : undefined}
        findPosition={findPosition}
      />
      {children}
      <BothEnds
        place={place}
        findPosition={findPosition}
        onFound={({ direction, line }) => {
          setValue('direction', direction, { shouldValidate: true });
          spreadPair(`${line.lat}, ${line.lng}`);
        }}
      />
      <StationPicker
        search={search}
        onRetry={retry}
        waits={waits}
        chosen={kept}
        onChoose={(chosen) => {
          setOwn(chosen);
          setValue('station', chosen);
          setValue('chosenBy', 'racer');
        }}
      />
    </>
  );
};
