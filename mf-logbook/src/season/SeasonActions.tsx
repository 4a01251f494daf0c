import type { LogEntry } from '@holeshot/shared-core';
import { FormError } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { cannotPrint, printSheets, sheetsOf } from '../exchange/printSheets';
import { sharePicture } from '../pass-page/sharePicture';
import { cannotDraw, pictureCanvas, pictureFile } from '../pass-page/sharePictureFile';
import { drawSeason } from './drawSeason';

/** Buttons that share the shown passes as a picture, and print it. */
export const SeasonActions = ({ title, entries }: { title: string; entries: readonly LogEntry[] }) => {
  const [problem, setProblem] = useState<string>();
  const draw = () => pictureCanvas((canvas) => drawSeason(canvas, title, entries));
  const share = async (): Promise<void> => {
    const picture = await pictureFile(draw(), `${title.toLowerCase().replaceAll(' ', '-')}.png`);
    setProblem(picture === undefined ? cannotDraw : undefined);
    if (picture !== undefined) await sharePicture(picture);
  };
  const print = (): void => {
    const canvas = draw();
    if (canvas === undefined) {
      setProblem(cannotDraw);
      return;
    }
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', title);
    setProblem(printSheets(sheetsOf('portrait', [canvas])) ? undefined : cannotPrint);
  };
  return (
    <>
      <FormError message={problem} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void share()}>
          Share as a picture
        </Button>
        <Button variant="outlined" aria-label="Print the season" onClick={print}>
          Print
        </Button>
      </Box>
    </>
  );
};
