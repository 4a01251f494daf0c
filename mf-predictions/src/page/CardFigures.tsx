import {
  formatDial,
  type CardView,
  type Prediction,
  type Seconds,
  type Vehicle,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EtFigure } from '../prediction/EtFigure';
import { formatRisk } from '../dial/formatRisk';

const Largest = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography
      component="span"
      sx={{
        fontSize: 'clamp(min(4rem, 22vw), 18vw, 5rem)',
        fontWeight: 650,
        letterSpacing: '-0.02em',
        lineHeight: 1.05,
      }}
    >
      {children}
    </Typography>
  </Box>
);

/** Figures of the card, one of them in large type: ET, dial or breakout risk. */
export const CardFigures = ({
  view,
  vehicle,
  prediction,
  dial,
  risk,
}: {
  view: CardView;
  vehicle: Vehicle;
  prediction: Prediction;
  dial: Seconds;
  /** Breakout risk at that dial, 0 to 1. */
  risk: number;
}) => (
  <>
    {view === 'dial_emphasis' && <Largest label="Dial">{formatDial(dial)}</Largest>}
    {view === 'risk_emphasis' && (
      <Largest label={`Chance of a breakout at a dial of ${formatDial(dial)}`}>{formatRisk(risk)}</Largest>
    )}
    <EtFigure vehicle={vehicle} prediction={prediction} large={view === 'et_emphasis'} />
  </>
);
