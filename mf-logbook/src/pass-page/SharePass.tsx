import { raceDay, type FeedbackPort, type LogEntry } from '@holeshot/shared-core';
import Button from '@mui/material/Button';
import { drawPass, pictureSize } from './drawPass';
import { sharePicture } from './sharePicture';

const pictureOf = async (entry: LogEntry): Promise<File | undefined> => {
  const canvas = Object.assign(document.createElement('canvas'), pictureSize);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  drawPass(context, entry);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const { log_entry_datetime: at, location } = entry;
  const day = raceDay(at, location.timezone) ?? at.slice(0, 10);
  return blob === null ? undefined : new File([blob], `pass-${day}.png`, { type: 'image/png' });
};

/** Button that shares a pass as a picture. */
export const SharePass = ({ entry, feedback }: { entry: LogEntry; feedback: FeedbackPort }) => {
  const share = async (): Promise<void> => {
    const picture = await pictureOf(entry).catch(() => undefined);
    if (picture !== undefined) await sharePicture(picture);
    else feedback.snackbar({ text: 'This browser could not draw the picture.', color: 'error' });
  };
  return (
    <Button variant="outlined" onClick={() => void share()}>
      Share as a picture
    </Button>
  );
};
