import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { reportError } from '../debugLog/debugLog';
import { shellTag } from '../remotes/versionTag';
import { unlessLost } from '../trouble/troubles';

const reloadApp = (): void =>
  void import(/* webpackChunkName: "reload" */ '../serviceWorker/reloadWithNewest').then(
    ({ reloadWithNewest }) => reloadWithNewest(),
    () => location.reload(),
  );

/** The error boundary of the shell: a sentence and Reload in place of a white screen. */
export class AppBoundary extends Component<{ children: ReactNode; reload?: () => void }> {
  override state = { stopped: false, reloading: false };

  static getDerivedStateFromError() {
    return { stopped: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, shellTag());
    document.getElementById('public')?.remove();
  }

  override render() {
    const { children, reload = reloadApp } = this.props;
    const { stopped, reloading } = this.state;
    if (!stopped) return children;
    return (
      <Stack component="main" role="alert" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography variant="h1">Holeshot stopped with an error</Typography>
        <Typography>{unlessLost('Nothing you saved is lost. Reload to continue.')}</Typography>
        <Button
          variant="contained"
          loading={reloading}
          onClick={() => {
            this.setState({ reloading: true });
            reload();
          }}
        >
          Reload
        </Button>
      </Stack>
    );
  }
}
