import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccountPort } from '@holeshot/shared-core';
import type { Demo } from '../build/buildConfig';

const tryIt = { variant: 'outlined', size: 'large' } as const;

/** The button that signs a visitor in as the demo racer. */
const SignInButton = ({
  account,
  demo,
}: {
  account: Pick<AccountPort, 'signIn'>;
  demo: { email: string; password: string };
}) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const signedIn = await account.signIn(demo);
    setBusy(false);
    if (!signedIn.ok) setProblem(`The demo could not be opened. ${signedIn.failure.message}`);
  };
  return (
    <>
      <Button
        {...tryIt}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void open();
        }}
      >
        {busy ? 'Opening the demo…' : 'Try the demo'}
      </Button>
      <Typography
        role="alert"
        sx={{ flexBasis: '100%', color: 'error.main', '&:empty': { display: 'none' } }}
      >
        {problem}
      </Typography>
    </>
  );
};

/** The button that opens the demo: a link to its site, or a sign-in as the demo racer. */
export const DemoButton = ({ account, demo }: { account: Pick<AccountPort, 'signIn'>; demo: Demo }) =>
  'url' in demo ? (
    <Button {...tryIt} href={demo.url}>
      Try the demo
    </Button>
  ) : (
    <SignInButton account={account} demo={demo} />
  );
