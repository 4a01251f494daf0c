import type { NavigationPort } from '@holeshot/shared-core';
import { EmptyState, FirstStep } from '@holeshot/shared-core/react';
import type { ReactNode } from 'react';

/** Missing part before the log book can show a pass. */
export type Missing = 'vehicle' | 'location' | 'pass';

const firstSteps = {
  vehicle: {
    text: 'Add the car or bike you race first.',
    path: '/vehicles',
    label: 'Go to vehicles',
  },
  location: {
    text: 'Add the track you race at first: it brings the weather.',
    path: '/locations',
    label: 'Go to locations',
  },
} as const;

/** Reason for the empty log book, with the one step that changes it. */
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
  return <EmptyState text="No passes here yet. Log your first slip to start predictions." action={logPass} />;
};
