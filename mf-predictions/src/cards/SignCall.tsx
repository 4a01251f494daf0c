import {
  formatCall,
  formatClock,
  formatDial,
  ownProofsKey,
  proofLastsMs,
  readOwnProofs,
  withOwnProof,
  type Failure,
  type Ports,
  type Prediction,
  type Seconds,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ChosenPlace } from '../choice/choosePlace';

/** Codes of failures behind which is the network. */
const unreached = ['unavailable', 'part-missing', 'deadline-exceeded'];

/** Most letters of a name that the server signs. */
const longestName = 60;

const sentenceOf = ({ code, message }: Failure): string =>
  `${unreached.includes(code) ? 'Signing needs a network.' : message} Your call is not signed.`;

/** Button that has the server sign the call before the pass, and what is signed for the car's next pass. */
export const SignCall = ({
  place: { vehicle, location },
  prediction: { finish, et, low80, high80 },
  dial,
  lastPassAt,
  ports: { predictions, drafts, clock },
}: {
  place: ChosenPlace;
  prediction: Prediction;
  dial: Seconds;
  /** Time (ms) of the car's last pass; undefined without one. */
  lastPassAt: number | undefined;
  ports: Pick<Ports, 'predictions' | 'drafts' | 'clock'>;
}) => {
  const [proofs, setProofs] = useState(() => readOwnProofs(drafts.read(ownProofsKey)));
  const [isSigning, setSigning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  if (predictions.signCall === undefined) return null;
  const after = Math.max(clock.now() - proofLastsMs, lastPassAt ?? 0);
  const own = proofs.find(({ vehicleUid, call }) => vehicleUid === vehicle.uid && call.at > after)?.call;
  const sign = async (): Promise<void> => {
    setSigning(true);
    const car = vehicle.name.slice(0, longestName);
    const signed = await predictions.signCall?.({ car, finish, et, low80, high80, dial });
    setSigning(false);
    if (signed === undefined) return;
    setFailure(signed.ok ? undefined : signed.failure);
    if (!signed.ok) return;
    const next = withOwnProof(drafts.read(ownProofsKey), { ...signed.value, vehicleUid: vehicle.uid });
    drafts.write(ownProofsKey, next);
    setProofs(next);
  };
  const signedWords =
    own === undefined
      ? 'The server adds its time. After the pass, share both as a proof card.'
      : `Signed ${formatClock(new Date(own.at).toISOString(), location.timezone)}: ${formatCall(own)}, dial ${formatDial(own.dial)}`;
  return (
    <Box>
      <Button variant="text" disabled={isSigning} onClick={() => void sign()} sx={{ mb: 0.5 }}>
        Sign this call
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '2.86em', color: 'text.secondary' }}>
        {failure === undefined ? signedWords : sentenceOf(failure)}
      </Typography>
    </Box>
  );
};
