import { ok, type DraftsPort } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountForm } from '../form/AccountForm';
import { DoneNote } from '../form/DoneNote';
import { personNameSchema } from '../form/personNameSchema';
import { NameInputs } from '../form/NameInputs';
import { useAccountForm } from '../form/useAccountForm';

const schema = v.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
});

/** Form of the names, with the address shown; saves offline too. */
export const ProfileForm = ({
  email,
  firstName,
  lastName,
  save,
  drafts,
}: {
  email: string;
  firstName: string;
  lastName: string;
  save: (names: { firstName: string; lastName: string }) => void;
  drafts: DraftsPort;
}) => {
  const [saved, setSaved] = useState(false);
  const { register, errors, onSubmit, busy } = useAccountForm({
    schema,
    defaultValues: { firstName, lastName },
    send: (names) => {
      save(names);
      setSaved(true);
      return Promise.resolve(ok(undefined));
    },
    drafts,
  });
  return (
    <AccountForm
      label="Your name"
      onSubmit={onSubmit}
      onChange={() => setSaved(false)}
      failure={undefined}
      busy={busy}
      action="Save"
      busyAction="Saving…"
      footer={<DoneNote text={saved ? 'Your name is saved.' : undefined} />}
    >
      <Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Email
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
      </Box>
      <NameInputs
        fields={{ firstName: register('firstName'), lastName: register('lastName') }}
        errors={errors}
      />
    </AccountForm>
  );
};
