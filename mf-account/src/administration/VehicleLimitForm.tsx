import { mostVehicles, parseNumber, type DraftsPort, type Result } from '@holeshot/shared-core';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountForm } from '../form/AccountForm';
import { DoneNote } from '../form/DoneNote';
import { TextInput } from '../form/TextInput';
import { useAccountForm } from '../form/useAccountForm';
import type { useNetworkNeeded } from '../form/useNetworkNeeded';

const schema = v.object({
  limit: v.pipe(
    v.string(),
    v.transform((text) => parseNumber(text) ?? Number.NaN),
    v.check(
      (limit) => Number.isInteger(limit) && limit >= 0 && limit <= mostVehicles,
      `Enter a whole number from 0 to ${mostVehicles}.`,
    ),
  ),
});

/** Form of a user's vehicle limit; a lower limit deletes none. */
export const VehicleLimitForm = ({
  limit,
  save,
  network,
  drafts,
}: {
  limit: number;
  save: (limit: number) => Promise<Result<void>>;
  network: ReturnType<typeof useNetworkNeeded>;
  drafts: DraftsPort;
}) => {
  const [saved, setSaved] = useState(false);
  const { register, errors, onSubmit, busy } = useAccountForm({
    schema,
    defaultValues: { limit: String(limit) },
    send: async (changed) => {
      const answer = await network.guard(() => save(changed.limit));
      setSaved(answer.ok);
      return answer;
    },
    drafts,
  });
  return (
    <AccountForm
      label="Vehicle limit"
      onSubmit={onSubmit}
      onChange={() => setSaved(false)}
      failure={errors.root && network.shown(errors.root)}
      busy={busy}
      action="Set the limit"
      busyAction="Setting…"
      footer={<DoneNote text={saved ? 'The limit is set.' : undefined} />}
    >
      <TextInput
        label="Most vehicles"
        autoComplete="off"
        numeric
        field={register('limit')}
        error={errors.limit?.message}
        hint="Below what the user has it takes none away."
      />
    </AccountForm>
  );
};
