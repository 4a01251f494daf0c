import type { Ports, RegistrationSettings, Result } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { AccountForm } from '../form/AccountForm';
import { DoneNote } from '../form/DoneNote';
import { TextInput } from '../form/TextInput';
import { useAccountForm } from '../form/useAccountForm';
import { useNetworkNeeded } from '../form/useNetworkNeeded';
import { registrationFields, registrationSchema } from './registrationSchema';

const choices = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'invited', label: 'Invited' },
  { value: 'nobody', label: 'Nobody' },
] as const;

/** Form of the choice and the addresses, saved together. */
export const RegistrationForm = ({
  ports,
  settings,
  save,
}: {
  settings: RegistrationSettings;
  save: (settings: RegistrationSettings) => Promise<Result<void>>;
  ports: Pick<Ports, 'connection' | 'drafts'>;
}) => {
  const network = useNetworkNeeded(
    ports.connection,
    'Administration needs a network, and there is none right now. Nothing was changed.',
  );
  const [saved, setSaved] = useState(false);
  const { register, control, reset, errors, isDirty, onSubmit, busy } = useAccountForm({
    schema: registrationSchema,
    defaultValues: registrationFields(settings),
    send: async (changed) => {
      const answer = await network.guard(() => save(changed));
      setSaved(answer.ok);
      return answer;
    },
    drafts: ports.drafts,
  });
  const shown = useRef(settings);
  useEffect(() => {
    // Shows another admin's change as soon as nothing typed would be lost.
    if (isDirty || shown.current === settings) return;
    shown.current = settings;
    reset(registrationFields(settings));
  }, [settings, isDirty, reset]);
  const who = useController({ control, name: 'who' }).field;
  return (
    <AccountForm
      label="Registration"
      onSubmit={onSubmit}
      onChange={() => setSaved(false)}
      failure={errors.root && network.shown(errors.root)}
      busy={busy}
      action="Save registration"
      busyAction="Saving…"
      footer={<DoneNote text={saved ? 'Registration is saved.' : undefined} />}
    >
      <SegmentedControl
        label="Who may register"
        segments={choices}
        value={who.value}
        onChange={who.onChange}
      />
      <TextInput
        label="Invited addresses"
        autoComplete="off"
        literal
        lines={4}
        required={false}
        field={register('addresses')}
        error={errors.addresses?.message}
        hint="One a line. They count only while registration is by invitation."
      />
    </AccountForm>
  );
};
