import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { DropField } from '../fields/DropField';
import { FileInput } from '../fields/FileInput';

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
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      onPicture(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onPicture]);
  const input = { accept: 'image/*', onFiles: ([file]: [File, ...File[]]) => onPicture(file) };
  return (
    <DropField
      onFile={onPicture}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2, borderRadius: '12px' }}
    >
      <FileInput {...input} ref={camera} label="Photo from the camera" capture="environment" />
      <FileInput {...input} ref={gallery} label="Picture of the slip" />
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
    </DropField>
  );
};
