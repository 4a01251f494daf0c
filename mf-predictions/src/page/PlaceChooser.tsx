import type { Location, Vehicle } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo } from 'react';
import type { ChosenPlace } from '../choice/choosePlace';
import { Chooser } from '../choice/Chooser';

/** Choice of car and track. */
export const PlaceChooser = memo(
  ({
    place,
    vehicles,
    locations,
    onChoose,
  }: {
    place: ChosenPlace;
    vehicles: Vehicle[];
    locations: Location[];
    onChoose: (vehicleUid: string, locationUid: string) => void;
  }) => (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
        gap: 1.5,
        maxWidth: 640,
      }}
    >
      <Chooser
        label="Vehicle"
        uid={place.vehicle.uid}
        rows={vehicles.map(({ uid, name }) => ({ uid, text: name }))}
        onChoose={(uid) => onChoose(uid, place.location.uid)}
      />
      <Chooser
        label="Track"
        uid={place.location.uid}
        rows={locations.map(({ uid, title }) => ({ uid, text: title }))}
        onChoose={(uid) => onChoose(place.vehicle.uid, uid)}
      />
    </Box>
  ),
);
PlaceChooser.displayName = 'PlaceChooser';
