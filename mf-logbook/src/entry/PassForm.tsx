import type { Ports, SlipField } from '@holeshot/shared-core';
import { ReadOnlyNote, RestoredDraft } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { enterLeadsOn, inTurn } from '../fields/focusNext';
import { DeletedMeanwhile } from '../form/DeletedMeanwhile';
import { deletePass } from '../form/deletePass';
import { EntryNoticeBox } from '../form/EntryNoticeBox';
import { usePassForm, type PassBegin, type PassFormProps } from '../form/usePassForm';
import { useSlipPhoto } from '../form/useSlipPhoto';
import { LazyPassPictures } from '../pictures/LazyPassPictures';
import { usePendingPictures } from '../pictures/usePendingPictures';
import { BesideSlip } from './BesideSlip';
import { SlipPart } from './SlipPart';
import { VerdictLine } from './VerdictLine';

/** Parts of the form for the dialog or the page around it. */
export interface PassFormParts {
  isNew: boolean;
  /** A saved draft is shown. */
  restored: boolean;
  onSubmit: (event: SubmitEvent) => void;
  /** Who won. */
  verdict: ReactNode;
  /** Buttons: delete, save and next, save. */
  actions: ReactNode;
  fields: ReactNode;
}

const lastUsed: PassBegin = {};

/** The one form of a pass, in the order of its slip, with the day's event, lane and dial proposed. */
export const PassForm = ({
  what,
  draftKey,
  begin = lastUsed,
  given,
  first,
  readOnly = false,
  onSaved,
  onDeleted,
  children,
  ...pass
}: PassFormProps & {
  what: 'Pass' | 'Round';
  draftKey: string;
  begin?: PassBegin;
  /** Text or photo of a slip to read. */
  given?: string | File | undefined;
  /** Field that the form begins in. */
  first?: SlipField | undefined;
  readOnly?: boolean;
  /** Is told the saved pass, its time and its time zone, unless the racer goes on with the next. */
  onSaved: (logEntryUid: string, at: string | undefined, timezone: string) => void;
  onDeleted: () => void;
  /** Lays out the parts. */
  children: (parts: PassFormParts) => ReactNode;
  ports: Pick<Ports, 'dialogs' | 'passPictures' | 'connection'>;
}) => {
  const { ports, edited, current, entries } = pass;
  const held = usePassForm({ ...pass, draftKey, what, begin });
  const { form, vehicle, location, at } = held;
  const { control, restored } = form;
  const pending = usePendingPictures(ports, draftKey, edited === undefined, entries);
  const { keeping, ...slipPhoto } = useSlipPhoto(form);
  const [shared, setShared] = useState(given);
  const isGone = edited !== undefined && current === undefined;
  const { timezone = '' } = location ?? {};

  const editedUid = edited?.log_entry_uid;
  const startAfresh = (...saved: Parameters<typeof held.startAfresh>) => {
    held.startAfresh(...saved);
    pending.clear();
  };
  const saveAndNext = () => {
    const saved = form.current();
    form.submit((logEntryUid) => {
      pending.saveWith(logEntryUid);
      setShared(undefined);
      startAfresh({ ...saved });
    });
  };
  const remove = () => {
    if (current === undefined || !deletePass(current, ports).ok) return;
    form.finished();
    onDeleted();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    form.submit((logEntryUid) => {
      pending.saveWith(logEntryUid);
      form.finished();
      onSaved(logEntryUid, at, timezone);
    });
  };

  return children({
    isNew: edited === undefined,
    restored,
    onSubmit,
    verdict: <VerdictLine control={control} vehicle={vehicle} location={location} />,
    actions: (
      <>
        {current !== undefined && (
          <Button variant="outlined" color="error" onClick={remove}>
            Delete pass
          </Button>
        )}
        {edited === undefined && what === 'Pass' && (
          <Button variant="outlined" onClick={saveAndNext}>
            Save & next
          </Button>
        )}
        <Button {...inTurn} type="submit" variant="contained">
          {what === 'Pass' ? 'Save pass' : 'Save round'}
        </Button>
      </>
    ),
    fields: (
      <Stack spacing={2} {...enterLeadsOn}>
        {isGone && <DeletedMeanwhile />}
        {readOnly && <ReadOnlyNote what="Passes" />}
        {restored && <RestoredDraft ofSaved={edited !== undefined} onStartAfresh={() => startAfresh()} />}
        <Box
          component="fieldset"
          disabled={readOnly && edited !== undefined}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            border: 0,
            m: 0,
            p: 0,
            minWidth: 0,
            '& fieldset label': { minHeight: 48 },
          }}
        >
          <SlipPart
            isBlank={edited === undefined && !restored && given === undefined}
            held={held}
            pass={pass}
            given={shared}
            first={first}
            keeping={readOnly ? undefined : keeping}
          />
          <BesideSlip held={held} fields={pass.fields} dialogs={ports.dialogs} />
        </Box>
        <LazyPassPictures
          ports={ports}
          pass={{ uid: editedUid ?? form.current().passUid, stored: edited !== undefined }}
          pending={pending}
          readOnly={readOnly || isGone}
          slip={{ ...slipPhoto, place: form.watched.fromSlip.photo }}
        />
        <EntryNoticeBox notice={form.notice} />
      </Stack>
    ),
  });
};
