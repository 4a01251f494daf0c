import {
  icons,
  sayFailure,
  undoDays,
  undoDaysWords,
  unknown,
  type DialogProps,
  type LogEntry,
  type Ports,
} from '@holeshot/shared-core';
import {
  DeletedRow,
  DialogNotice,
  FieldSkeletons,
  LateWords,
  Icon,
  ReadOnlyNote,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { passWords } from '../pass/passWords';

/** Dialog with the deleted passes: each can be restored, or deleted for good. */
export const DeletedPassesDialog = ({
  ports,
  close,
}: DialogProps<'deleted-passes'> & {
  ports: Pick<Ports, 'deletedPasses' | 'session' | 'feedback' | 'clock'>;
}) => {
  const deleted = useObservable(ports.deletedPasses.deleted$, unknown);
  const readOnly = useReadOnly(ports.session);
  const list = useRef<HTMLDivElement>(null);
  /** Pass that the racer is about to delete for good. */
  const [asked, ask] = useState<string>();
  const lock = readOnly && { startIcon: <Icon path={icons.lockIcon} size={20} /> };

  /** Opens the subscription dialog without write access, else acts. */
  const writing = (act: () => void): void => (readOnly ? ports.feedback.subscriptionRequired() : act());
  const end = (pass: LogEntry, write: 'restore' | 'remove', said: string) => {
    const ended = ports.deletedPasses[write](pass);
    sayFailure(ended, ports.feedback);
    if (!ended.ok) return;
    // The focused button disappears with its row.
    list.current?.focus();
    ports.feedback.snackbar({ text: `${passWords(pass)}, ${said}.`, color: 'success', saved: true });
  };

  const rows = deleted.state === 'present' ? deleted.value : [];
  return (
    <DialogNotice title="Recently deleted" onClose={() => close()}>
      {readOnly && rows.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <ReadOnlyNote what="Deleted passes" />
        </Box>
      )}
      {deleted.state === 'unknown' && (
        <>
          <FieldSkeletons label="Loading the deleted passes" />
          <LateWords>The deleted passes have not come yet.</LateWords>
        </>
      )}
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        {deleted.state !== 'unknown' && (
          <Typography sx={{ color: 'text.secondary' }}>
            {rows.length === 0
              ? `No deleted passes. A pass you delete stays here for ${undoDays} days.`
              : 'Restore brings a pass back with its pictures.'}
          </Typography>
        )}
        <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map(({ pass, deleted_at }) => {
            const { log_entry_uid: uid } = pass;
            const words = passWords(pass);
            const left = undoDaysWords({ deleted_at }, ports.clock.now());
            return uid === asked ? (
              <DeletedRow key={uid} name={words} about="It goes with its pictures. This cannot be undone.">
                <Button autoFocus variant="outlined" onClick={() => ask(undefined)}>
                  Keep it
                </Button>
                <Button
                  variant="contained"
                  color="error"
                  aria-label={`Delete ${words} now`}
                  onClick={() => end(pass, 'remove', 'deleted for good')}
                >
                  Delete now
                </Button>
              </DeletedRow>
            ) : (
              <DeletedRow key={uid} name={words} about={left}>
                <Button
                  color="error"
                  aria-label={`Delete ${words} for good`}
                  {...lock}
                  onClick={() => writing(() => ask(uid))}
                >
                  Delete for good
                </Button>
                <Button
                  variant="outlined"
                  aria-label={`Restore ${words}`}
                  {...lock}
                  onClick={() => writing(() => end(pass, 'restore', 'restored'))}
                >
                  Restore
                </Button>
              </DeletedRow>
            );
          })}
        </Box>
      </Box>
    </DialogNotice>
  );
};
