import type { DraftsPort, Location, RecognizerPort, SlipReading } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CheckPhoto } from './CheckPhoto';
import { PictureChooser } from './PictureChooser';
import { usePhotoReading } from './usePhotoReading';
import type { HoldBack } from './useReadSlip';

const questions = {
  reading: 'The photo is being read. Wait for its numbers, or cancel.',
  read: 'The photo was read. Use these numbers?',
};
const words = { loading: 'Loading the reader (4 MB, once)', reading: 'Reading the picture' };

/** Reads a slip out of a picture: chosen, read, checked. */
export const PhotoSlip = ({
  picture,
  recognizer,
  tracks,
  drafts,
  canKeep,
  holdBack,
  onRead,
  onClose,
}: {
  /** Picture to begin with. */
  picture?: Blob | undefined;
  recognizer: RecognizerPort;
  /** Tracks that the slip may name. */
  tracks: readonly Location[];
  drafts: DraftsPort;
  /** The photo may be kept with the pass. */
  canKeep: boolean;
  holdBack: HoldBack;
  onRead: (reading: SlipReading, picture: Blob) => void;
  onClose: () => void;
}) => {
  const { photo, read, cancel } = usePhotoReading(recognizer, tracks);
  const isOpen = photo.state !== 'none';
  useEffect(() => (isOpen ? drafts.hold() : undefined), [isOpen, drafts]);
  const [isHeld, setHeld] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = holdBack(() => {
      setHeld(true);
      next.current?.focus();
      return true;
    });
    return () => {
      setHeld(false);
      end();
    };
  }, [isOpen, photo.state, holdBack]);
  const begin = useEffectEvent(() => {
    if (picture !== undefined) void read(picture);
  });
  useEffect(() => begin(), []);
  return (
    <Panel label="Photo of the slip">
      {photo.state === 'none' && (
        <Stack spacing={1.5}>
          {photo.problem !== undefined && (
            <Alert severity="error" variant="outlined" role="alert">
              {photo.problem}
            </Alert>
          )}
          <PictureChooser canKeep={canKeep} onPicture={(file) => void read(file)} />
          <Box>
            <Button variant="outlined" onClick={onClose}>
              Close
            </Button>
          </Box>
        </Stack>
      )}
      {photo.state === 'reading' && (
        <Stack spacing={1.5}>
          <Typography id="photo-progress">{words[photo.progress.step]}</Typography>
          <Box
            component="progress"
            aria-labelledby="photo-progress"
            max={1}
            value={photo.progress.share}
            sx={{ width: 1, accentColor: 'primary.main' }}
          />
          <Box>
            <Button ref={next} variant="outlined" autoFocus onClick={cancel}>
              Cancel
            </Button>
          </Box>
        </Stack>
      )}
      {photo.state === 'read' && (
        <CheckPhoto
          picture={photo.picture}
          words={photo.words}
          reading={photo.reading}
          onUse={(reading) => onRead(reading, photo.picture)}
          next={next}
          onAnother={cancel}
          onClose={onClose}
        />
      )}
      {isHeld && photo.state !== 'none' && (
        <Alert severity="warning" variant="outlined" role="alert" sx={{ mt: 1.5 }}>
          {questions[photo.state]}
        </Alert>
      )}
    </Panel>
  );
};
