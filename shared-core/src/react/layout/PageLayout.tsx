import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

const PageHead = memo(({ title, actions, tight }: { title: string; actions: ReactNode; tight: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 48,
      mb: { xs: tight ? 1 : 2, md: 2 },
    }}
  >
    <Typography variant="h1" sx={{ flexGrow: 1 }}>
      {title}
    </Typography>
    {actions}
  </Box>
));
PageHead.displayName = 'PageHead';

/** Page: its heading, its actions, and the content in one column that grows with the screen. */
export const PageLayout = ({
  title,
  actions,
  children,
  width = 'wide',
  tight = false,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  /** `reading` for forms and text, `wide` for tables and cards. */
  width?: 'reading' | 'wide';
  /** Less space above on a phone, for long lists. */
  tight?: boolean;
}) => (
  <Box
    sx={{
      px: { xs: 2, md: 3 },
      pt: { xs: tight ? 1 : 2, md: 2 },
      pb: 2,
      maxWidth: width === 'reading' ? 640 : 1600,
      mx: 'auto',
      width: '100%',
    }}
  >
    <PageHead title={title} actions={actions} tight={tight} />
    {children}
  </Box>
);
