import type { DraftsPort, Location, RecognizerPort, SlipReading, Vehicle } from '@holeshot/shared-core';
import { lazyView, Panel } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';
import type { EntryDraft } from '../draft/entryDraft';
import { LaneQuestion } from './LaneQuestion';
import { SlipNotes } from './SlipNotes';
import { useReadSlip, type PhotoKeeping, type SlipForm } from './useReadSlip';
import { useUnreadText } from './useUnreadText';

const keptWords = { adding: 'Adding the photo', kept: 'Kept with the pass' };
const labels = { photo: 'Photo of the slip', text: 'Paste a slip' };

const late = (way: keyof typeof labels) => ({
  waiting: (
    <Panel label={labels[way]}>
      <Skeleton variant="rounded" height={196} />
    </Panel>
  ),
  failed: () => (
    <Alert severity="error" variant="outlined" role="alert">
      The reader of slips could not be loaded. Your entries are still here. Check your network and reload the
      page.
    </Alert>
  ),
});
const PasteSlip = lazyView(() => import('./PasteSlip').then((m) => m.PasteSlip), late('text'));
const PhotoSlip = lazyView(() => import('./PhotoSlip').then((m) => m.PhotoSlip), late('photo'));

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
  keeping,
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
  keeping?: PhotoKeeping | undefined;
}) => {
  const { asked, photo, take, choose, drop, swap, undo } = useReadSlip(form, tracks, drafts, keeping);
  const [open, setOpen] = useState(given !== undefined);
  /** Last way that the racer chose: the focus returns to its button. */
  const [way, setWay] = useState<'text' | 'photo'>(typeof given === 'string' ? 'text' : 'photo');
  const [text, setText] = useState(typeof given === 'string' ? given : undefined);
  const [picture, setPicture] = useState(typeof given === 'string' ? undefined : given);
  const unread = useUnreadText(form.holdBack, () => {
    setWay('text');
    setOpen(true);
  });
  const isBusy = open || asked !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    // The focused element is gone, and keys must reach the form.
    if (wasBusy.current && !isBusy) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const isFilled = Object.keys(fromSlip.filled).length > 0;
  const kept = keeping?.state ?? 'none';
  const done = (reading: SlipReading, from?: Blob) => {
    setOpen(false);
    setText(undefined);
    setPicture(undefined);
    unread.closed(false);
    take(reading, from);
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
                if (each === 'text') unread.end();
              }}
            >
              {labels[each]}
            </Button>
          ))}
        </Box>
      )}
      {open && way === 'text' && (
        <PasteSlip
          text={text}
          isHeld={unread.isHeld}
          recognizer={recognizer}
          tracks={tracks}
          drafts={drafts}
          holdBack={form.holdBack}
          onRead={done}
          onClose={(left, isOpen) => {
            setOpen(false);
            setText(left);
            unread.closed(isOpen);
          }}
        />
      )}
      {open && way === 'photo' && (
        <PhotoSlip
          picture={picture}
          recognizer={recognizer}
          tracks={tracks}
          drafts={drafts}
          canKeep={keeping !== undefined}
          holdBack={form.holdBack}
          onRead={done}
          onClose={() => {
            setOpen(false);
            setPicture(undefined);
          }}
        />
      )}
      {!isBusy && isFilled && photo !== undefined && kept !== 'kept' && kept !== 'adding' && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => {
            keeping?.keep(photo);
            button.current?.focus();
          }}
        >
          Keep the photo with the pass
        </Button>
      )}
      {!isBusy && isFilled && kept !== 'none' && (
        <Box role="status" sx={{ mt: 1 }}>
          {typeof kept === 'object' ? `Photo not kept. ${kept.refused}` : keptWords[kept]}
        </Box>
      )}
      {asked !== undefined && (
        <LaneQuestion reading={asked} holdBack={form.holdBack} onChoose={choose} onClose={drop} />
      )}
      {asked === undefined && (
        <SlipNotes
          fromSlip={fromSlip}
          vehicle={vehicle}
          location={location}
          trackDoubtful={doubtful.includes('locationUid')}
          onSwap={swap}
          onUndo={() => {
            undo();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
};
