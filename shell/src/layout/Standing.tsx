import { useObservable } from '@holeshot/shared-core/react';
import { troubles$ } from '../trouble/troubles';
import { ConnectionChip } from './ConnectionChip';
import { DeviceOnlyChip } from './DeviceOnlyChip';
import { TroubleChip } from './TroubleChip';

/** Written in by the build. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

/** How the app stands: what is wrong with the device, or how it stands to its server. */
export const Standing = ({
  signedIn,
  untroubled = 'shown',
}: {
  signedIn: boolean;
  /** What becomes of it while all is well. */
  untroubled?: 'shown' | 'hidden';
}) => {
  const [trouble] = useObservable(troubles$, troubles$.value);
  if (trouble !== undefined) return <TroubleChip trouble={trouble} />;
  if (!signedIn) return null;
  if (!HOLESHOT_DEVICE_ONLY) return <ConnectionChip allSent={untroubled} />;
  return untroubled === 'shown' && <DeviceOnlyChip />;
};
