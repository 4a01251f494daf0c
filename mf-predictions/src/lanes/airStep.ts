import { isOfTheStation } from '@holeshot/shared-core';
import type { NextPass } from '../prediction/nextPass';

/** Labels the button that brings the air a prediction lacks; undefined where it lacks none. */
export const airStep = (next: NextPass): string | undefined => {
  if (next.state === 'no-station' || (next.state === 'no-weather' && isOfTheStation(next.failure)))
    return 'Choose a station or type your air';
  return next.state === 'no-weather' ? 'Type your own air' : undefined;
};
