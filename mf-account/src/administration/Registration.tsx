import { unknown, type Loadable, type Ports, type RegistrationSettings } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import { RegistrationForm } from './RegistrationForm';

const notYet: Loadable<RegistrationSettings> = unknown;

/** Setting who may register: everyone, the invited, or nobody. */
export const Registration = ({
  ports,
}: {
  ports: Pick<Ports, 'administration' | 'connection' | 'drafts'>;
}) => {
  const stored = useObservable(ports.administration.registration$, notYet);
  if (stored.state !== 'present') return <Skeleton variant="rounded" height={240} aria-hidden="true" />;
  return (
    <RegistrationForm
      settings={stored.value}
      save={(settings) => ports.administration.setRegistration(settings)}
      ports={ports}
    />
  );
};
