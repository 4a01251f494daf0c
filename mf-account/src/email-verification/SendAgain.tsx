import type { Ports } from '@holeshot/shared-core';
import { FormError } from '@holeshot/shared-core/react';
import { ActionButton } from '../form/ActionButton';
import { DoneNote } from '../form/DoneNote';
import { useAction } from '../form/useAction';
import { usePause } from './usePause';

const pauseLength = 30_000;

/** Button that sends the verification email again, at most every 30 seconds. */
export const SendAgain = ({ ports }: { ports: Pick<Ports, 'account' | 'clock'> }) => {
  const { secondsLeft, begin } = usePause(ports.clock, pauseLength);
  const { busy, failure, done, run } = useAction(async () => {
    const sent = await ports.account.sendVerification();
    if (sent.ok) begin();
    return sent;
  });
  return (
    <>
      <FormError message={failure?.message} />
      <ActionButton
        variant="outlined"
        busy={busy}
        busyLabel="Sending…"
        paused={secondsLeft > 0}
        onClick={run}
      >
        {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send again'}
      </ActionButton>
      <DoneNote text={done ? 'Email sent again. Check your spam folder too.' : undefined} />
    </>
  );
};
