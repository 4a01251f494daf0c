import { raceDay, type FeedbackPort, type LogEntry } from '@holeshot/shared-core';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProofOfPass } from './proofOfPass';
import { sharePicture } from './sharePicture';
import { cannotDraw, pictureCanvas, pictureFile } from './sharePictureFile';

const loadDrawing = () => import(/* webpackChunkName: "proof-card" */ './drawProof');

/** Button that shares a pass with the call signed before it, or why it cannot; nothing where no call was signed. */
export const ProofCard = ({
  entry,
  found,
  feedback,
}: {
  entry: LogEntry;
  found: ProofOfPass | undefined;
  feedback: FeedbackPort;
}) => {
  if (found === undefined) return null;
  if ('reason' in found)
    return (
      <Typography variant="body2" sx={{ width: 1, color: 'text.secondary' }}>
        {found.reason}
      </Typography>
    );
  const share = async (): Promise<void> => {
    const drawing = await loadDrawing().catch(() => undefined);
    if (drawing === undefined) {
      feedback.snackbar({ text: 'The card needs a network once. Try again with one.', color: 'error' });
      return;
    }
    const day = raceDay(entry.log_entry_datetime, entry.location.timezone) ?? 'pass';
    const picture = await pictureFile(
      pictureCanvas((canvas) =>
        drawing.drawProof(canvas, entry, found.proof, found.slipEt, window.location.origin),
      ),
      `proof-${day}.png`,
    );
    if (picture !== undefined) await sharePicture(picture);
    else feedback.snackbar({ text: cannotDraw, color: 'error' });
  };
  return (
    <Button variant="outlined" onClick={() => void share()}>
      Proof card
    </Button>
  );
};
