import {
  formatDateTime,
  ownProofsKey,
  passFieldsOf,
  readOwnProofs,
  unknown,
  type LogEntry,
  type Ports,
  type SlipField,
} from '@holeshot/shared-core';
import {
  LateWords,
  PageLayout,
  ReadOnlyNote,
  useObservable,
  useOffline,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { deletePass } from '../form/deletePass';
import { LazyPassPictures } from '../pictures/LazyPassPictures';
import { nonePending } from '../pictures/usePendingPictures';
import { PassActions } from './PassActions';
import { PassAir } from './PassAir';
import { PassMissing } from './PassMissing';
import { PassRemarks } from './PassRemarks';
import { PassResult } from './PassResult';
import { PassSlip } from './PassSlip';
import { ProofCard } from './ProofCard';
import { SharePass } from './SharePass';
import { bestOf, passBefore, passesLike } from './passesToCompare';
import { proofOfPass, withSignedCall } from './proofOfPass';
import { WhereTimeWent } from './WhereTimeWent';

const none: LogEntry[] = [];

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const inAddress = (): string => new URLSearchParams(location.search).get('uid') ?? '';

/** Page of one pass: its result, slip, air, pictures and notes, and where its time went. */
export const PassPage = ({
  ports,
}: {
  ports: Pick<
    Ports,
    | 'session'
    | 'logBooks'
    | 'customFields'
    | 'dialogs'
    | 'feedback'
    | 'navigation'
    | 'passPictures'
    | 'connection'
    | 'drafts'
  >;
}) => {
  const [uid] = useState(inAddress);
  const newest$ = useMemo(() => ports.logBooks.newest$(), [ports.logBooks]);
  const newest = useObservable(newest$, unknown);
  const entries$ = useMemo(() => ports.logBooks.entries$(), [ports.logBooks]);
  const every = useObservable(entries$, unknown);
  const own = useObservable(ports.customFields.fields$, unknown);
  const isOffline = useOffline(ports.connection);
  const readOnly = useReadOnly(ports.session);
  const [compared, setCompared] = useState(0);
  const [deleted, setDeleted] = useState(false);

  const known = every.state === 'unknown' ? newest : every;
  const all = known.state === 'present' ? known.value : none;
  const entry = all.find(({ log_entry_uid }) => log_entry_uid === uid);
  const fields = useMemo(() => passFieldsOf(own.state === 'present' ? own.value : []), [own]);
  const before = useMemo(() => entry && passBefore(entry, all), [entry, all]);
  const similar = useMemo(
    () => (entry !== undefined && every.state === 'present' ? passesLike(entry, every.value) : none),
    [entry, every],
  );
  const best = useMemo(() => entry && bestOf(entry, similar), [entry, similar]);
  const proofs = useMemo(() => readOwnProofs(ports.drafts.read(ownProofsKey)), [ports.drafts]);
  const proof = useMemo(() => entry && proofOfPass(proofs, entry, all), [proofs, entry, all]);

  if (entry === undefined) {
    const isReading = every.state === 'unknown' && uid !== '';
    return (
      <PageLayout title="Pass">
        {isReading && !isOffline ? (
          <Box role="status" aria-label="Loading the pass" sx={columns}>
            <Skeleton variant="rounded" height={196} />
            <Skeleton variant="rounded" height={324} />
            <LateWords>This pass has not come yet.</LateWords>
          </Box>
        ) : (
          <PassMissing state={deleted ? 'deleted' : isReading ? 'unread' : 'absent'} ports={ports} />
        )}
      </PageLayout>
    );
  }
  const signed = withSignedCall(entry, proof);
  const called = signed ?? entry;
  const edit = (field?: SlipField) =>
    void ports.dialogs.open('log-entry', {
      entryUid: entry.log_entry_uid,
      ...(field !== undefined && { field }),
    });
  return (
    <PageLayout
      title="Pass"
      actions={
        <PassActions
          onEdit={() => edit()}
          onCompare={(before ?? best) === undefined ? undefined : () => setCompared((times) => times + 1)}
        />
      }
    >
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {formatDateTime(entry.log_entry_datetime, entry.location.timezone)} · {entry.vehicle.name}
      </Typography>
      {readOnly && (
        <Box sx={{ mb: 2 }}>
          <ReadOnlyNote what="Passes" />
        </Box>
      )}
      <Box sx={{ ...columns, pb: { xs: '64px', md: 0 } }}>
        <Box sx={column}>
          <PassResult entry={called} isSigned={signed !== undefined} />
          <PassSlip entry={called} onEdit={readOnly ? undefined : edit} />
          <PassAir entry={entry} similar={similar} navigation={ports.navigation} />
        </Box>
        <Box sx={column}>
          <WhereTimeWent entry={entry} before={before} best={best} fields={fields} compared={compared} />
          <PassRemarks entry={entry} fields={fields} />
          <LazyPassPictures
            ports={ports}
            pass={{ uid: entry.log_entry_uid, stored: true }}
            pending={nonePending}
            readOnly
            slip={{ given: undefined, placed: () => undefined, place: undefined }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <SharePass entry={called} feedback={ports.feedback} />
            {every.state === 'present' && <ProofCard entry={entry} found={proof} feedback={ports.feedback} />}
            <Button variant="outlined" color="error" onClick={() => setDeleted(deletePass(entry, ports).ok)}>
              Delete pass
            </Button>
          </Box>
        </Box>
      </Box>
    </PageLayout>
  );
};
