import type { Ports } from '@holeshot/shared-core';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { DeleteAccountForm } from './DeleteAccountForm';

/** The way out for good: the button only shows what would happen, and what proves that it is meant. */
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
          // The button is there again only after this was drawn.
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
