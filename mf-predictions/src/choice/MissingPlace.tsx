import type { NavigationPort } from '@holeshot/shared-core';
import { FirstStep } from '@holeshot/shared-core/react';
import type { PlaceView } from './usePlace';

/** Leads to the first thing a prediction lacks, a car or a track; nothing where both are there. */
export const MissingPlace = ({
  view: { state },
  navigation,
}: {
  view: Pick<PlaceView, 'state'>;
  navigation: NavigationPort;
}) => {
  if (state === 'no-vehicle') {
    return (
      <FirstStep
        text="A prediction is for a vehicle. Add the car or bike you race first."
        path="/vehicles"
        label="Go to vehicles"
        navigation={navigation}
      />
    );
  }
  if (state !== 'no-location') return null;
  return (
    <FirstStep
      text="A prediction is for a track and its air. Add the track you race at first."
      path="/locations"
      label="Go to locations"
      navigation={navigation}
    />
  );
};
