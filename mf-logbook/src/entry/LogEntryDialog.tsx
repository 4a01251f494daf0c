import { unknown, type DialogProps, type LogEntry, type Ports } from '@holeshot/shared-core';
import {
  DialogNotice,
  EmptyState,
  FieldSkeletons,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import { useDeferredValue, useMemo, useState } from 'react';
import type { PassFormProps } from '../form/usePassForm';
import { LogEntryForm } from './LogEntryForm';

const none: never[] = [];

/** Dialog that logs or edits a pass once its car and track are known. */
export const LogEntryDialog = ({
  ports,
  input: { entryUid, field, shared, ...place },
  close,
}: DialogProps<'log-entry'> & {
  ports: PassFormProps['ports'] &
    Pick<
      Ports,
      'session' | 'vehicles' | 'locations' | 'customFields' | 'dialogs' | 'passPictures' | 'connection'
    >;
}) => {
  const readOnly = useReadOnly(ports.session);
  const cars = useObservable(ports.vehicles.vehicles$, unknown);
  const tracks = useObservable(ports.locations.locations$, unknown);
  const entries$ = useMemo(() => ports.logBooks.entries$(), [ports.logBooks]);
  // Deferred: the closing form does not render again for its own pass.
  const entries = useDeferredValue(useObservable(entries$, unknown));
  const fields = useObservable(ports.customFields.fields$, unknown);
  const [begin] = useState(place);
  const [edited, setEdited] = useState<LogEntry>();
  const dismiss = () => close();
  const title = entryUid === undefined ? 'Log a pass' : 'Edit pass';

  const known = entries.state === 'present' ? entries.value : none;
  const current = known.find(({ log_entry_uid }) => log_entry_uid === entryUid);
  if (edited === undefined && current !== undefined) setEdited(current);

  if ([cars, tracks, entries, fields].some(({ state }) => state === 'unknown')) {
    return (
      <DialogNotice title={title} onClose={dismiss}>
        <FieldSkeletons label="Reading your vehicles and tracks" heights={[56, 56, 76, 196]} />
      </DialogNotice>
    );
  }
  if (entryUid !== undefined && current === undefined && edited === undefined) {
    return (
      <DialogNotice title={title} onClose={dismiss}>
        <EmptyState text="This pass was deleted, here or on another device." />
      </DialogNotice>
    );
  }
  if (cars.state !== 'present' || (tracks.state !== 'present' && edited === undefined)) {
    const [name, text, label] =
      cars.state !== 'present'
        ? (['vehicle', 'Add a vehicle first: every pass belongs to one.', 'Add a vehicle'] as const)
        : (['location', 'Add a track first: every pass belongs to one.', 'Add a track'] as const);
    return (
      <DialogNotice title={title} onClose={dismiss}>
        <EmptyState
          text={text}
          action={
            <Button variant="contained" onClick={() => void ports.dialogs.open(name, {})}>
              {label}
            </Button>
          }
        />
      </DialogNotice>
    );
  }
  return (
    <LogEntryForm
      begin={begin}
      given={shared}
      first={field}
      edited={edited}
      current={current}
      close={close}
      readOnly={readOnly}
      ports={ports}
      vehicles={cars.value}
      locations={tracks.state === 'present' ? tracks.value : none}
      fields={fields.state === 'present' ? fields.value : none}
      entries={known}
    />
  );
};
