import { icons, picturesAPass, pictureType, type PassPicture, type Ports } from '@holeshot/shared-core';
import { Icon, useOffline } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { FileInput } from '../fields/FileInput';
import { usePassPictures } from './usePassPictures';
import type { PendingPictures } from './usePendingPictures';

const side = 88;

/** Scrolls what a press brought into view: it may stand below the form's edge. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });

const urlOf = ({ base64 }: PassPicture): string => `data:${pictureType(base64) ?? ''};base64,${base64}`;

/** Pictures of a pass in a row, with the way to add, enlarge and remove them. */
export const PassPictures = ({
  ports,
  pass,
  pending,
  readOnly,
  slip: { given, placed, place },
}: {
  pass: { uid: string; stored: boolean };
  pending: PendingPictures;
  /** Shows the pictures, and adds and removes none. */
  readOnly: boolean;
  /** Photo of the slip in the form, each `given` to be seen to once. */
  slip: {
    given: { photo: Blob | undefined; replaces: number | undefined } | undefined;
    /** Receives the place of the photo, or why it has none. */
    placed: (place: number | undefined, problem?: string) => void;
    /** Place of the photo. */
    place: number | undefined;
  };
  ports: Pick<Ports, 'passPictures' | 'feedback' | 'connection'>;
}) => {
  const { pictures, isUnknown, problem, isShrinking, add, takeOut, at, cancel, remove } = usePassPictures(
    ports,
    pass,
    pending,
  );
  const isOffline = useOffline(ports.connection);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<number>();
  const [isFullSize, setFullSize] = useState(false);
  const shown = pictures.find(({ n }) => n === open);
  const seen = useRef<typeof given>(undefined);
  const give = async ({ photo, replaces }: NonNullable<typeof given>): Promise<void> => {
    const before = replaces === undefined ? undefined : at(replaces);
    if (before !== undefined) takeOut(before);
    if (photo === undefined) return;
    const { picture, problem: why } = await add([photo]);
    if (seen.current === given) placed(picture?.n, why);
    // Undone meanwhile.
    else if (picture !== undefined) takeOut(picture);
  };
  useEffect(() => {
    if (given === undefined || given === seen.current) return;
    seen.current = given;
    void give(given);
  });
  if (readOnly && pictures.length === 0 && !isUnknown) return null;

  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0 || readOnly) return;
    event.preventDefault();
    void add([...files]);
  };
  return (
    <Box
      role="group"
      aria-label="Pictures"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Pictures
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {pictures.map((picture, index) => (
          <Box
            component="button"
            type="button"
            key={picture.n}
            aria-label={`Picture ${index + 1} of ${pictures.length}`}
            aria-expanded={picture.n === open}
            onClick={() => {
              setOpen(picture.n === open ? undefined : picture.n);
              setFullSize(false);
            }}
            sx={{
              ...{ width: side, height: side, p: 0, borderRadius: '12px', overflow: 'hidden', border: 2 },
              ...{ bgcolor: 'background.paper', cursor: 'pointer' },
              borderColor: picture.n === open ? 'primary.main' : 'divider',
            }}
          >
            <Box
              component="img"
              src={urlOf(picture)}
              alt=""
              sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
            />
          </Box>
        ))}
        {(isShrinking || (isUnknown && !isOffline)) && (
          <Skeleton variant="rounded" width={side} height={side} sx={{ borderRadius: '12px' }} />
        )}
        {!readOnly && !isShrinking && pictures.length < picturesAPass && (
          <Button
            variant="outlined"
            startIcon={<Icon path={icons.addIcon} />}
            onClick={() => input.current?.click()}
            sx={{ height: side, borderRadius: '12px' }}
          >
            Add a picture
          </Button>
        )}
        {isShrinking && (
          <Button variant="outlined" onClick={cancel} sx={{ height: side, borderRadius: '12px' }}>
            Cancel
          </Button>
        )}
        <FileInput
          ref={input}
          label="Pictures to add"
          multiple
          accept="image/*"
          onFiles={(files) => void add(files)}
        />
      </Box>
      {!readOnly && pictures.length === picturesAPass && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          A pass has at most {picturesAPass} pictures.
        </Typography>
      )}
      {isUnknown && isOffline && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          You are offline. Pictures from your other devices show when you are back online.
        </Typography>
      )}
      {problem !== undefined && (
        <Alert ref={intoView} severity="error" variant="outlined" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
      {shown !== undefined && (
        <Stack key={shown.n} ref={intoView} spacing={1.5} sx={{ mt: 1.5 }}>
          <Box sx={{ overflow: 'auto', maxHeight: '60vh', borderRadius: '12px' }}>
            <Box
              component="img"
              src={urlOf(shown)}
              alt={`Picture ${pictures.indexOf(shown) + 1} of ${pictures.length}`}
              sx={{ display: 'block', maxWidth: isFullSize ? 'none' : '100%' }}
            />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="outlined" onClick={() => setFullSize(!isFullSize)}>
              {isFullSize ? 'Fit the screen' : 'Full size'}
            </Button>
            {!readOnly && (
              <Button
                variant="outlined"
                color="error"
                onClick={() => {
                  setOpen(undefined);
                  remove(shown);
                  if (shown.n === place) placed(undefined);
                }}
              >
                Remove
              </Button>
            )}
            <Button variant="outlined" onClick={() => setOpen(undefined)}>
              Hide
            </Button>
          </Box>
        </Stack>
      )}
    </Box>
  );
};
