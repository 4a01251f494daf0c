import { raceDay, type FeedbackPort, type LogEntry } from '@holeshot/shared-core';
import Button from '@mui/material/Button';
import { drawPass } from './drawPass';
import { sharePicture } from './sharePicture';
import { cannotDraw, pictureCanvas, pictureFile } from './sharePictureFile';

const pictureOf = (entry: LogEntry): Promise<File | undefined> => {
  const { log_entry_datetime: at, location } = entry;
  const day = raceDay(at, location.timezone) ?? at.slice(0, 10);
  return pictureFile(
    pictureCanvas((canvas) => drawPass(canvas, entry)),
    `pass-${day}.png`,
  );
};

/** Button that shares a pass as a picture. */
export const SharePass = ({ entry, feedback }: { entry: LogEntry; feedback: FeedbackPort }) => {
  const share = async (): Promise<void> => {
    const picture = await pictureOf(entry);
    if (picture !== undefined) await sharePicture(picture);
    else feedback.snackbar({ text: cannotDraw, color: 'error' });
  };
  return (
    <Button variant="outlined" onClick={() => void share()}>
      Share as a picture
    </Button>
  );
};
