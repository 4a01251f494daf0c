import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageLayout } from '@holeshot/shared-core/react';

/** A page of text: sections with a heading and a few sentences each. */
export const TextPage = ({
  title,
  lead,
  sections,
  children,
}: {
  title: string;
  lead: string;
  sections: readonly { heading: string; text: ReactNode }[];
  children?: ReactNode;
}) => (
  <PageLayout title={title} width="reading">
    <Stack spacing={3}>
      <Typography>{lead}</Typography>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {heading}
          </Typography>
          <Typography component="div" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </section>
      ))}
      {children}
    </Stack>
  </PageLayout>
);
