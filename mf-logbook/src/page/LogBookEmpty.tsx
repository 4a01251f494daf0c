import type { NavigationPort } from '@holeshot/shared-core';
import { EmptyState, RouteButton } from '@holeshot/shared-core/react';
import type { ReactNode } from 'react';

/** What is missing before the log book can show a pass. */
export type Missing = 'vehicle' | 'location' | 'pass';

/** Why the log book is empty, in a sentence, with the one step that changes it. */
export const LogBookEmpty = ({
  missing,
  vehicleName,
  navigation,
  logPass,
}: {
  missing: Missing;
  /** The chosen vehicle; undefined for all of them. */
  vehicleName: string | undefined;
  navigation: NavigationPort;
  logPass: ReactNode;
}) => {
  if (missing === 'vehicle') {
    return (
      <EmptyState
        text="Passes are logged for a vehicle. Add the car or bike you race first."
        action={
          <RouteButton path="/vehicles" navigation={navigation}>
            Go to vehicles
          </RouteButton>
        }
      />
    );
  }
  if (missing === 'location') {
    return (
      <EmptyState
        text="A pass belongs to a track, which brings its weather. Add the track you race at first."
        action={
          <RouteButton path="/locations" navigation={navigation}>
            Go to locations
          </RouteButton>
        }
      />
    );
  }
  return (
    <EmptyState
      text={`No pass is logged${vehicleName === undefined ? '' : ` for ${vehicleName}`} yet. The first slip is where predictions start.`}
      action={logPass}
    />
  );
};
