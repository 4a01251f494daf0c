import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

/** Returns the only file, or the first one, of a drop or of the clipboard. */
const fileIn = (from: DataTransfer | null): File | undefined => from?.files[0] ?? undefined;

/** Field for a picture that is taken, chosen, dropped or pasted. */
export const PictureChooser = ({
  canKeep,
  onPicture,
}: {
  /** The picture may be kept with the pass. */
  canKeep: boolean;
  onPicture: (picture: File) => void;
}) => {
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = fileIn(event.clipboardData);
      if (file === undefined) return;
      event.preventDefault();
      onPicture(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onPicture]);
  const input = (label: string, ref: typeof camera, more: { capture?: 'environment' }) => (
    <input
      ref={ref}
      type="file"
      aria-label={label}
      hidden
      accept="image/*"
      {...more}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file !== undefined) onPicture(file);
      }}
    />
  );
  return (
    <Box
      data-testid="drop"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = fileIn(event.dataTransfer);
        if (file !== undefined) onPicture(file);
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        p: 2,
        borderRadius: '12px',
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      {input('Photo from the camera', camera, { capture: 'environment' })}
      {input('Picture of the slip', gallery, {})}
      {hasCamera && (
        <Button variant="contained" onClick={() => camera.current?.click()}>
          Take a photo
        </Button>
      )}
      <Button
        variant={hasCamera ? 'outlined' : 'contained'}
        autoFocus
        startIcon={<Icon path={icons.importFileIcon} />}
        onClick={() => gallery.current?.click()}
      >
        Choose a picture
      </Button>
      <Typography variant="body2" sx={{ width: 1, color: 'text.secondary' }}>
        {hasCamera ? '' : 'Or drop or paste one here. '}It is read on this device.
        {canKeep && ' A kept photo is stored with the pass.'}
      </Typography>
    </Box>
  );
};
