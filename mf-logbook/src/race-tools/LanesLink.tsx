import type { NavigationPort } from '@holeshot/shared-core';
import { RouteButton } from '@holeshot/shared-core/react';

/** Link to the lanes page of the predictions, which shows the number for the next round. */
export const LanesLink = ({ navigation }: { navigation: NavigationPort }) => (
  <RouteButton path="/lanes" navigation={navigation} variant="outlined">
    What will it run? See the lanes
  </RouteButton>
);
