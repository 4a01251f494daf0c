import type { Ports } from '@holeshot/shared-core';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { DeleteAccountForm } from './DeleteAccountForm';

/** First step of deleting the account: shows the consequences and the proof. */
export const DeleteAccount = (props: {
  email: string;
  hasPassword: boolean;
  ports: Pick<Ports, 'account' | 'connection' | 'drafts'>;
}) => {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (asking) {
    return (
      <DeleteAccountForm
        {...props}
        onKeep={() => {
          setAsking(false);
          // The button exists again only after the next render.
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Removes everything that is stored of you. It cannot be undone.
      </Typography>
      <Button ref={button} variant="outlined" color="error" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
    </>
  );
};
