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
        text="Add the car or bike you race to predict its next pass."
        path="/vehicles"
        label="Go to vehicles"
        navigation={navigation}
      />
    );
  }
  if (state !== 'no-location') return null;
  return (
    <FirstStep
      text="Add the track you race at to predict in its air."
      path="/locations"
      label="Go to locations"
      navigation={navigation}
    />
  );
};
