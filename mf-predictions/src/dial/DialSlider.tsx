import { breakoutRisk, formatDial, seconds, type Prediction, type Seconds } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dialRange } from './dialRange';
import { formatRisk } from './formatRisk';

/** Slider over all dials in steps of a hundredth; says the dial and its risk aloud. */
export const DialSlider = ({
  prediction,
  dial,
  onSlide,
  onRest,
}: {
  prediction: Prediction;
  dial: Seconds;
  onSlide: (dial: Seconds) => void;
  /** Called when the slider is let go. */
  onRest: () => void;
}) => {
  const id = useId();
  const { quickest, slowest } = dialRange(prediction);
  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ color: 'text.secondary' }}>
        Or any other dial
      </Typography>
      <Box
        component="input"
        type="range"
        id={id}
        min={quickest}
        max={slowest}
        step={1}
        value={Math.min(slowest, Math.max(quickest, Math.round(dial * 100)))}
        aria-valuetext={`${formatDial(dial)}, breakout ${formatRisk(breakoutRisk(prediction, dial))}`}
        onChange={(event) => onSlide(seconds(Number(event.target.value) / 100))}
        onPointerUp={onRest}
        onPointerCancel={onRest}
        onBlur={onRest}
        onKeyUp={onRest}
        sx={{
          display: 'block',
          width: '100%',
          height: 48,
          m: 0,
          cursor: 'pointer',
          touchAction: 'pan-y',
          accentColor: (theme) => theme.vars?.palette.primary.dark,
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', mt: -1 }}>
        <Typography variant="caption">{formatDial(quickest / 100)}</Typography>
        <Typography variant="caption">{formatDial(slowest / 100)}</Typography>
      </Box>
    </Box>
  );
};
