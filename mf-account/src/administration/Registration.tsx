import {
  unknown,
  type AdministrationPort,
  type ConnectionPort,
  type DraftsPort,
  type Loadable,
  type RegistrationSettings,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import { RegistrationForm } from './RegistrationForm';

const notYet: Loadable<RegistrationSettings> = unknown;

/** Who may register: everyone, the invited, or nobody. */
export const Registration = ({
  administration,
  connection,
  drafts,
}: {
  administration: AdministrationPort;
  connection: ConnectionPort;
  drafts: DraftsPort;
}) => {
  const stored = useObservable(administration.registration$, notYet);
  if (stored.state !== 'present') return <Skeleton variant="rounded" height={240} aria-hidden="true" />;
  return (
    <RegistrationForm
      settings={stored.value}
      save={(settings) => administration.setRegistration(settings)}
      connection={connection}
      drafts={drafts}
    />
  );
};
