import {
  distanceLabels,
  formatDifference,
  formatEt,
  tuneEffects,
  type BaseTune,
  type Distance,
  type Seconds,
} from '@holeshot/shared-core';
import { Figure, FigureList, Panel } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';

/** Panel of what heat, altitude and wind do to an ET with this tune. */
export const EffectsPanel = ({
  tune,
  distance,
  et,
}: {
  tune: BaseTune;
  distance: Distance;
  /** ET near standard air; undefined if unknown. */
  et: Seconds | undefined;
}) => {
  const over = `the ${distanceLabels[distance]}`;
  if (et === undefined) {
    return (
      <Panel label="What the air does">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Type a base ET or log a pass over {over} to see what heat, altitude and wind do to it.
        </Typography>
      </Panel>
    );
  }
  const { heat, thinnerByHeat, thinnerByPressure, headwind } = tuneEffects(tune, distance, et);
  return (
    <Panel label="What the air does">
      <FigureList>
        <Figure label="10 °F hotter" value={formatDifference(heat)} unit="s" />
        <Figure label="+1,000 ft DA by heat" value={formatDifference(thinnerByHeat)} unit="s" />
        <Figure label="+1,000 ft DA by pressure" value={formatDifference(thinnerByPressure)} unit="s" />
        <Figure label="10 mph head wind" value={formatDifference(headwind)} unit="s" />
      </FigureList>
      <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        What this tune makes of {formatEt(et)} s over {over}, all else held, before your passes teach more.
      </Typography>
    </Panel>
  );
};
