import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { icons, type Ports, type Session } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import { Bell } from './Bell';
import { Standing } from './Standing';
import { StateChip } from './StateChip';

const trialWords = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} of trial left`;

/** The app bar: name, state of device and server, trial, notifications and profile. */
export const AppBar = ({ session, ports }: { session: Session; ports: Ports }) => (
  <Box
    component="header"
    sx={{
      gridArea: 'bar',
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 56,
      px: { xs: 1.5, md: 3 },
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Link
      href="/"
      underline="none"
      sx={{
        fontWeight: 700,
        fontSize: '1.125rem',
        letterSpacing: '-0.01em',
        py: 1.5,
        color: 'text.primary',
        flexGrow: 1,
        // The name of the app shrinks before the state chips do.
        flexShrink: 9999,
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      Holeshot
    </Link>
    <Standing signedIn={session.status === 'signed-in'} />
    {session.status === 'signed-in' && session.access === 'active_free_trial' && (
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <StateChip tone="quiet" text={trialWords(session.trialDaysLeft ?? 0)} />
      </Box>
    )}
    {session.status === 'signed-in' && !session.canWrite && (
      <StateChip tone="caution" icon={icons.lockIcon} text="Read-only" short="" href="/subscription" />
    )}
    {session.status === 'signed-in' ? (
      <>
        <Bell notifications={ports.notifications} dialogs={ports.dialogs} />
        <Button
          href="/profile"
          aria-label={`Profile of ${session.firstName} ${session.lastName}`}
          sx={{ minWidth: 48, px: 1 }}
        >
          <Icon path={icons.personIcon} />
        </Button>
      </>
    ) : (
      <Button href="/signin" variant="text">
        Sign in
      </Button>
    )}
  </Box>
);
