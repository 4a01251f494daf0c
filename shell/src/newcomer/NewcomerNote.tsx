import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isUnverified, trialDays, type Ports, type SignedIn } from '@holeshot/shared-core';
import { useSession } from '@holeshot/shared-core/react';
import { deviceStorage } from '../device/deviceStorage';
import { newcomerKey } from './newcomers';
import { hasNote } from './noteRoom';
import { setNewcomer } from './setNewcomer';
import { useFirstSteps, type StepPorts } from './useFirstSteps';
import { useVerified } from './useVerified';
import { VerifyButtons } from './VerifyButtons';

const Bar = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="aside"
    aria-label={label}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      rowGap: 0.5,
      px: { xs: 1.5, md: 3 },
      py: 0.5,
      minHeight: 56,
      boxSizing: 'border-box',
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);

/** Keeps its height beside one page, whatever the note says, and remembers it for the next first paint. */
const Steady = ({ uid, path, children }: { uid: string; path: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    let width = 0;
    const observer = new ResizeObserver(() => {
      // A turned phone begins anew.
      if (width !== current.offsetWidth) current.style.minHeight = '';
      width = current.offsetWidth;
      if (current.offsetHeight === 0) return;
      current.style.minHeight = `${current.offsetHeight}px`;
      deviceStorage.setItem(newcomerKey + uid, String(current.offsetHeight));
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      current.style.minHeight = '';
    };
  }, [uid, path]);
  return <div ref={box}>{children}</div>;
};

const NextStep = ({ racer, ports, path }: { racer: SignedIn; ports: StepPorts; path: string }) => {
  const { uid } = racer;
  const steps = useFirstSteps(ports);
  const at = steps.findIndex(({ done }) => done !== true);
  const next = steps[at];
  const isSeen = next?.path === '/predictions' && next.done === false && path === '/predictions';
  useEffect(() => {
    if (isSeen) setNewcomer(uid, false);
  }, [isSeen, uid]);
  if (next?.done !== false || !hasNote(racer, path)) return null;
  return (
    <Bar label="First steps">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Step {at + 1} of {steps.length}
      </Typography>
      {path === next.path ? (
        <Typography sx={{ fontWeight: 600 }}>{next.label}</Typography>
      ) : (
        <Button variant="contained" href={next.path}>
          {next.label}
        </Button>
      )}
    </Bar>
  );
};

const Waiting = ({ account }: { account: Ports['account'] }) => {
  useVerified(account);
  return null;
};

/** Note above a page: an address to verify, then the next of the first steps. */
export const NewcomerNote = ({
  ports,
  path,
}: {
  ports: StepPorts & Pick<Ports, 'account'>;
  /** Path of the page beside it. */
  path: string;
}) => {
  const racer = useSession(ports.session);
  const unverified = isUnverified(racer);
  const uid = unverified ? racer.uid : undefined;
  useEffect(() => {
    if (uid !== undefined) setNewcomer(uid, true);
  }, [uid]);
  if (racer.status !== 'signed-in') return null;
  if (!unverified)
    return (
      <Steady uid={racer.uid} path={path}>
        <NextStep racer={racer} ports={ports} path={path} />
      </Steady>
    );
  // The page has buttons of its own.
  if (path === '/email-verification') return <Waiting account={ports.account} />;
  return (
    <Steady uid={racer.uid} path={path}>
      <Bar label="Email not verified">
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          Open the link in the email to <strong>{racer.email}</strong> to start your {trialDays} free days.
        </Typography>
        <VerifyButtons account={ports.account} />
      </Bar>
    </Steady>
  );
};

/** Returns what draws the note beside the page of a path. */
export const drawNewcomerNote = (ports: Ports) => (path: string) => (
  <NewcomerNote ports={ports} path={path} />
);
