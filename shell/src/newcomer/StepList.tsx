import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import type { Step } from './useFirstSteps';

const StepRow = ({ step, number }: { step: Step; number: number }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 56,
      py: 0.75,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box
      sx={{
        width: 24,
        flexShrink: 0,
        textAlign: 'center',
        fontWeight: 600,
        color: step.done ? 'success.main' : 'text.secondary',
      }}
    >
      {step.done ? <Icon path={icons.checkIcon} /> : number}
    </Box>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Link href={step.path} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
        {step.label}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {step.done === undefined ? <Skeleton width="70%" /> : step.done ? 'Done' : step.why}
      </Typography>
    </Box>
  </Box>
);

/** The first steps, each with its mark and a link. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => (
  <Box component="ol" role="list" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
    {steps.map((step, index) => (
      <StepRow key={step.path} step={step} number={index + 1} />
    ))}
  </Box>
);
