import type { NavigationPort } from '@holeshot/shared-core';
import { FirstStep } from '@holeshot/shared-core/react';

/** What a prediction lacks first, a car or a track, and the way to it. */
export const MissingPlace = ({
  lacks,
  navigation,
}: {
  lacks: 'no-vehicle' | 'no-location';
  navigation: NavigationPort;
}) =>
  lacks === 'no-vehicle' ? (
    <FirstStep
      text="A prediction is for a vehicle. Add the car or bike you race first."
      path="/vehicles"
      label="Go to vehicles"
      navigation={navigation}
    />
  ) : (
    <FirstStep
      text="A prediction is for a track and its air. Add the track you race at first."
      path="/locations"
      label="Go to locations"
      navigation={navigation}
    />
  );
