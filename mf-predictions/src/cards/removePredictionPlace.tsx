import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { RemovePredictionDialog } from './RemovePredictionDialog';

/** The place of the dialog `remove-prediction`. */
export const removePredictionPlace = createLifecycle<DialogProps<typeof offer.needs, 'remove-prediction'>>(
  ({ platform, input, close }) => (
    <RemovePredictionDialog
      cardKey={input.key}
      close={close}
      predictions={platform.predictions}
      vehicles={platform.vehicles}
      locations={platform.locations}
      feedback={platform.feedback}
    />
  ),
);
