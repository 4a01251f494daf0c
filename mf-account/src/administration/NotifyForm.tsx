import { ok, type Ports } from '@holeshot/shared-core';
import { RestoredDraft, SegmentedControl } from '@holeshot/shared-core/react';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { AccountForm } from '../form/AccountForm';
import { DoneNote } from '../form/DoneNote';
import { TextInput } from '../form/TextInput';
import { useDraftForm } from '../form/useDraftForm';
import { useNetworkNeeded } from '../form/useNetworkNeeded';
import { notifyDraftSchema, notifySchema } from './notifySchema';

const receivers = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'one', label: 'One user' },
] as const;

const empty = { to: 'everyone' as const, email: '', title: '', message: '' };

/** Sends a notification to one user or to everyone who was active within a year. */
export const NotifyForm = ({
  ports,
}: {
  ports: Pick<Ports, 'administration' | 'connection' | 'clock' | 'drafts'>;
}) => {
  const [done, setDone] = useState<string>();
  // A second try of the same message must reach nobody twice; a changed one is a new message.
  const post = useRef({ content: '', id: '' });
  const network = useNetworkNeeded(
    ports.connection,
    'Administration needs a network, and there is none right now. Nothing was sent.',
  );
  const { register, control, errors, onSubmit, busy, restored, startAfresh } = useDraftForm({
    schema: notifySchema,
    draftSchema: notifyDraftSchema,
    defaultValues: empty,
    send: ({ to, email, title, message }) =>
      network.guard(async () => {
        setDone(undefined);
        const found = to === 'one' ? await ports.administration.findUser({ email }) : undefined;
        if (found?.ok === false) return found;
        const addressed = { uid: found?.value.uid ?? null, title, message };
        const content = JSON.stringify(addressed);
        if (post.current.content !== content) post.current = { content, id: ports.clock.newId() };
        const sent = await ports.administration.notify({ ...addressed, postRefId: post.current.id });
        if (!sent.ok) return sent;
        post.current = { content: '', id: '' };
        setDone(sent.value.sent === 1 ? 'Sent to 1 user.' : `Sent to ${sent.value.sent} users.`);
        return ok(undefined);
      }),
    emptied: empty,
    drafts: ports.drafts,
    draftKey: 'notification',
  });
  const to = useController({ control, name: 'to' }).field;
  return (
    <AccountForm
      label="Notification"
      onSubmit={onSubmit}
      failure={errors.root && network.shown(errors.root)}
      busy={busy}
      action={to.value === 'one' ? 'Send to one user' : 'Send to everyone'}
      busyAction="Sending…"
      footer={<DoneNote text={done} />}
    >
      {restored && <RestoredDraft onStartAfresh={startAfresh} />}
      <SegmentedControl
        label="Who gets it; everyone means who was active within a year"
        segments={receivers}
        value={to.value}
        onChange={to.onChange}
      />
      {to.value === 'one' && (
        <TextInput
          label="Address of the receiver"
          type="email"
          autoComplete="off"
          literal
          field={register('email')}
          error={errors.email?.message}
        />
      )}
      <TextInput label="Title" autoComplete="off" field={register('title')} error={errors.title?.message} />
      <TextInput
        label="Message"
        autoComplete="off"
        lines={3}
        field={register('message')}
        error={errors.message?.message}
      />
    </AccountForm>
  );
};
