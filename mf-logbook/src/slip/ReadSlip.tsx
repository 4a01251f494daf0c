import type { DraftsPort, Location, Vehicle } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { EntryDraft } from '../draft/entryDraft';
import { LaneQuestion } from './LaneQuestion';
import { SlipNotes } from './SlipNotes';
import { useReadSlip, type SlipForm } from './useReadSlip';

const Failed = () => (
  <Alert severity="error" variant="outlined" role="alert">
    Paste a slip could not be loaded. Your entries are still here. Check your network and reload the page.
  </Alert>
);
const PasteSlip = lazy(() =>
  import('./PasteSlip').then(
    (m) => ({ default: m.PasteSlip }),
    () => ({ default: Failed }),
  ),
);

/** Reads a slip into a form: its text, the question for the lane, the notes and Undo. */
export const ReadSlip = ({
  form,
  watched: { doubtful, fromSlip },
  text: given,
  tracks,
  vehicle,
  location,
  drafts,
}: {
  form: SlipForm;
  watched: Pick<EntryDraft, 'doubtful' | 'fromSlip'>;
  /** Text to begin with. */
  text?: string | undefined;
  tracks: readonly Location[];
  vehicle: Vehicle | undefined;
  location: Location | undefined;
  drafts: DraftsPort;
}) => {
  const { slip, take, choose, drop, undo } = useReadSlip(form, tracks, drafts);
  const [open, setOpen] = useState(given !== undefined);
  const [text, setText] = useState(given);
  const isAsked = slip !== undefined && slip.own === undefined;
  const isBusy = open || isAsked;
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    // The focused element is gone, and keys must reach the form.
    if (wasBusy.current && !isBusy) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <div>
      {!isBusy && (
        <Button ref={button} variant="outlined" onClick={() => setOpen(true)}>
          Paste a slip
        </Button>
      )}
      {open && (
        <Suspense
          fallback={
            <Panel label="Paste a slip">
              <Skeleton variant="rounded" height={196} />
            </Panel>
          }
        >
          <PasteSlip
            text={text}
            tracks={tracks}
            drafts={drafts}
            onRead={(reading) => {
              setOpen(false);
              setText(undefined);
              take(reading);
            }}
            onClose={(unread) => {
              setOpen(false);
              setText(unread);
            }}
          />
        </Suspense>
      )}
      {isAsked && <LaneQuestion reading={slip.reading} onChoose={choose} onClose={drop} />}
      {!isAsked && (
        <SlipNotes
          slip={slip}
          fromSlip={fromSlip}
          vehicle={vehicle}
          location={location}
          trackDoubtful={doubtful.includes('locationUid')}
          onSwap={() => choose(slip?.own === 0 ? 1 : 0)}
          onUndo={() => {
            undo();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
};
