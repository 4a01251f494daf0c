import { useObservable } from '@holeshot/shared-core/react';
import { troubles$ } from '../trouble/troubles';
import { ConnectionChip } from './ConnectionChip';
import { DeviceOnlyChip } from './DeviceOnlyChip';
import { TroubleChip } from './TroubleChip';

/** Set by the build. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

/** The chips with the troubles of the device and the state of the connection. */
export const Standing = ({
  signedIn,
  untroubled = 'shown',
}: {
  signedIn: boolean;
  /** Whether a chip shows while all is well. */
  untroubled?: 'shown' | 'hidden';
}) => {
  const [trouble] = useObservable(troubles$, troubles$.value);
  const shown = trouble === undefined ? untroubled : 'hidden';
  const toServer = HOLESHOT_DEVICE_ONLY ? (
    shown === 'shown' && <DeviceOnlyChip />
  ) : (
    <ConnectionChip allSent={shown} />
  );
  return (
    <>
      {trouble !== undefined && <TroubleChip trouble={trouble} />}
      {signedIn && toServer}
    </>
  );
};
