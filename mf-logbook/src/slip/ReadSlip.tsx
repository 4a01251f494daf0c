import type { DraftsPort, Location, RecognizerPort, SlipReading, Vehicle } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { EntryDraft } from '../draft/entryDraft';
import { LaneQuestion } from './LaneQuestion';
import { SlipNotes } from './SlipNotes';
import { useReadSlip, type SlipForm } from './useReadSlip';

const labels = { photo: 'Photo of the slip', text: 'Paste a slip' };

const Failed = () => (
  <Alert severity="error" variant="outlined" role="alert">
    The reader of slips could not be loaded. Your entries are still here. Check your network and reload the
    page.
  </Alert>
);
const PasteSlip = lazy(() =>
  import('./PasteSlip').then(
    (m) => ({ default: m.PasteSlip }),
    () => ({ default: Failed }),
  ),
);
const PhotoSlip = lazy(() =>
  import('./PhotoSlip').then(
    (m) => ({ default: m.PhotoSlip }),
    () => ({ default: Failed }),
  ),
);

/** Reads a slip into a form: its text or its photo, the question for the lane, the notes and Undo. */
export const ReadSlip = ({
  form,
  watched: { doubtful, fromSlip },
  given,
  tracks,
  vehicle,
  location,
  drafts,
  recognizer,
  onKeep,
}: {
  form: SlipForm;
  watched: Pick<EntryDraft, 'doubtful' | 'fromSlip'>;
  /** Text or picture to begin with. */
  given?: string | File | undefined;
  tracks: readonly Location[];
  vehicle: Vehicle | undefined;
  location: Location | undefined;
  drafts: DraftsPort;
  recognizer: RecognizerPort;
  /** Keeps the photo of the slip with the pass; without it that is not offered. */
  onKeep?: ((photo: Blob) => void) | undefined;
}) => {
  const { slip, take, choose, drop, undo } = useReadSlip(form, tracks, drafts);
  const [open, setOpen] = useState(given !== undefined);
  /** Last way that the racer chose: the focus returns to its button. */
  const [way, setWay] = useState<'text' | 'photo'>(typeof given === 'string' ? 'text' : 'photo');
  const [text, setText] = useState(typeof given === 'string' ? given : undefined);
  const [picture, setPicture] = useState(typeof given === 'string' ? undefined : given);
  const isAsked = slip !== undefined && slip.own === undefined;
  const isBusy = open || isAsked;
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    // The focused element is gone, and keys must reach the form.
    if (wasBusy.current && !isBusy) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const [photo, setPhoto] = useState<Blob | 'kept'>();
  const done = (reading: SlipReading, from?: Blob) => {
    setPhoto(from);
    setOpen(false);
    setText(undefined);
    setPicture(undefined);
    take(reading);
  };

  return (
    <div>
      {!isBusy && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(['photo', 'text'] as const).map((each) => (
            <Button
              key={each}
              ref={each === way ? button : undefined}
              variant="outlined"
              onClick={() => {
                setWay(each);
                setOpen(true);
              }}
            >
              {labels[each]}
            </Button>
          ))}
        </Box>
      )}
      {open && (
        <Suspense
          fallback={
            <Panel label={labels[way]}>
              <Skeleton variant="rounded" height={196} />
            </Panel>
          }
        >
          {way === 'text' ? (
            <PasteSlip
              text={text}
              tracks={tracks}
              drafts={drafts}
              onRead={done}
              onClose={(unread) => {
                setOpen(false);
                setText(unread);
              }}
            />
          ) : (
            <PhotoSlip
              picture={picture}
              recognizer={recognizer}
              tracks={tracks}
              drafts={drafts}
              canKeep={onKeep !== undefined}
              holdBack={form.holdBack}
              onRead={done}
              onClose={() => {
                setOpen(false);
                setPicture(undefined);
              }}
            />
          )}
        </Suspense>
      )}
      {!isBusy && photo instanceof Blob && onKeep !== undefined && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => {
            onKeep(photo);
            setPhoto('kept');
            button.current?.focus();
          }}
        >
          Keep the photo with the pass
        </Button>
      )}
      {!isBusy && photo === 'kept' && (
        <Box role="status" sx={{ mt: 1 }}>
          Kept with the pass
        </Box>
      )}
      {isAsked && (
        <LaneQuestion reading={slip.reading} holdBack={form.holdBack} onChoose={choose} onClose={drop} />
      )}
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
