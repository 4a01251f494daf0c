import { formatDial, formatEt, type Prediction, type Seconds } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { bellCurve } from './bellCurve';
import { formatRisk } from './formatRisk';

/** Curve with the odds of the next pass; the part that would break out is hatched. */
export const BellCurveView = memo(
  ({ prediction, dial, risk }: { prediction: Prediction; dial: Seconds; risk: number }) => {
    const hatch = useId();
    const { width, height, area, breakout, dialX } = bellCurve((dial - prediction.et) / prediction.sd);
    const label =
      `Odds of the next pass: most likely ${formatEt(prediction.et)}. ` +
      `Against a dial of ${formatDial(dial)}, ${formatRisk(risk)} of passes are quicker and break out.`;
    return (
      <Box
        component="svg"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: 88, overflow: 'visible' }}
      >
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Box
            component="rect"
            width="2.5"
            height="6"
            sx={{ fill: (theme) => theme.vars?.palette.error.main }}
          />
        </pattern>
        <Box
          component="path"
          d={area}
          sx={{ fill: (theme) => theme.vars?.palette.primary.main, fillOpacity: 0.22 }}
        />
        <Box
          component="path"
          d={area}
          vectorEffect="non-scaling-stroke"
          sx={{ fill: 'none', stroke: (theme) => theme.vars?.palette.primary.main, strokeWidth: 2 }}
        />
        <path d={breakout} fill={`url(#${hatch})`} />
        <Box
          component="line"
          x1={dialX}
          x2={dialX}
          y1={0}
          y2={height}
          vectorEffect="non-scaling-stroke"
          sx={{ stroke: (theme) => theme.vars?.palette.text.primary, strokeWidth: 2 }}
        />
      </Box>
    );
  },
);
BellCurveView.displayName = 'BellCurveView';
