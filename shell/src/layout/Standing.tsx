import { useObservable } from '@holeshot/shared-core/react';
import { troubles$ } from '../trouble/troubles';
import { ConnectionChip } from './ConnectionChip';
import { DeviceOnlyChip } from './DeviceOnlyChip';
import { TroubleChip } from './TroubleChip';

/** Written in by the build. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

/** How the app stands: what is wrong with the device, and how it stands to its server. */
export const Standing = ({
  signedIn,
  untroubled = 'shown',
}: {
  signedIn: boolean;
  /** What becomes of it while all is well. */
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
