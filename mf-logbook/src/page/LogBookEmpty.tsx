import type { NavigationPort } from '@holeshot/shared-core';
import { EmptyState, FirstStep } from '@holeshot/shared-core/react';
import type { ReactNode } from 'react';

/** What is missing before the log book can show a pass. */
export type Missing = 'vehicle' | 'location' | 'pass';

const firstSteps = {
  vehicle: {
    text: 'Passes are logged for a vehicle. Add the car or bike you race first.',
    path: '/vehicles',
    label: 'Go to vehicles',
  },
  location: {
    text: 'A pass belongs to a track, which brings its weather. Add the track you race at first.',
    path: '/locations',
    label: 'Go to locations',
  },
} as const;

/** Why the log book is empty, in a sentence, with the one step that changes it. */
export const LogBookEmpty = ({
  missing,
  navigation,
  logPass,
}: {
  missing: Missing;
  navigation: NavigationPort;
  logPass: ReactNode;
}) => {
  if (missing !== 'pass') return <FirstStep {...firstSteps[missing]} navigation={navigation} />;
  return (
    <EmptyState text="No pass is logged yet. The first slip is where predictions start." action={logPass} />
  );
};
