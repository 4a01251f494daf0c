import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { reportError } from '../debugLog/debugLog';
import { shellTag } from '../remotes/versionTag';

/** Where the shell itself stops with an error: it says so, with a way on, instead of a white screen. */
export class AppBoundary extends Component<{ children: ReactNode; reload?: () => void }> {
  override state = { stopped: false };

  static getDerivedStateFromError() {
    return { stopped: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, shellTag());
  }

  override render() {
    const { children, reload = () => location.reload() } = this.props;
    if (!this.state.stopped) return children;
    return (
      <Stack component="main" role="alert" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography variant="h1">Holeshot stopped with an error</Typography>
        <Typography>Nothing you saved is lost. Reload to go on.</Typography>
        <Button variant="contained" onClick={reload}>
          Reload
        </Button>
      </Stack>
    );
  }
}
