import type { InstallPort } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageSection } from '../form/PageSection';

/** Apple's sign for sharing: an arrow out of a tray. */
const ShareSign = () => (
  <Box
    component="svg"
    viewBox="0 0 24 24"
    role="img"
    aria-label="Share"
    sx={{
      width: 24,
      height: 24,
      verticalAlign: '-6px',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
    }}
  >
    <path d="M12 15V3m-4 4 4-4 4 4M8 10H5v11h14V10h-3" />
  </Box>
);

/** Section on installing the app: a button, or the steps that iOS needs; nothing where a browser cannot install it. */
export const InstallGuide = ({ install: { installing$, install } }: { install: InstallPort }) => {
  const installing = useObservable(installing$, 'none');
  if (installing === 'none') return null;
  return (
    <PageSection title="Install">
      {installing === 'runs' && (
        <Typography>Holeshot is installed, and runs from your home screen.</Typography>
      )}
      {installing === 'button' && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            It opens from your home screen, and the browser keeps its data.
          </Typography>
          <Button variant="outlined" onClick={install}>
            Install Holeshot
          </Button>
        </>
      )}
      {installing === 'by-hand' && (
        <>
          <Typography>Install first, then sign in: the installed app has its own storage.</Typography>
          <Box component="ol" sx={{ m: 0, pl: 3, '& > li': { py: 0.5 } }}>
            <li>Send every pass: wait until the bar above says Sent.</li>
            <li>
              Press <ShareSign /> in your browser.
            </li>
            <li>Choose Add to Home Screen, then Add.</li>
            <li>Open Holeshot from your home screen, and sign in there.</li>
          </Box>
        </>
      )}
    </PageSection>
  );
};
