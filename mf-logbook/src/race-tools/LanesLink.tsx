import type { NavigationPort } from '@holeshot/shared-core';
import { RouteButton } from '@holeshot/shared-core/react';

/** The way to the number for the next round, which predictions alone work out. */
export const LanesLink = ({ navigation }: { navigation: NavigationPort }) => (
  <RouteButton path="/lanes" navigation={navigation} variant="outlined">
    What will it run? See the lanes
  </RouteButton>
);
