import { distanceLabels, type Distance, type PassField } from '@holeshot/shared-core';

/** The name of a value, the finish by its distance where all passes were run over one. */
export const finishLabel = ({ key, label }: PassField, distance: Distance | undefined): string =>
  distance !== undefined && key.startsWith('derived.finish_')
    ? label.replace('Finish', distanceLabels[distance].replace(' mile', ''))
    : label;
