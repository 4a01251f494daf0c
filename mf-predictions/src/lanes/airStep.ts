import { isOfTheStation } from '@holeshot/shared-core';
import type { NextPass } from '../prediction/nextPass';

/** What brings the air that a prediction lacks, in the words of a button; undefined where it lacks none. */
export const airStep = (next: NextPass): string | undefined => {
  if (next.state === 'no-station' || (next.state === 'no-weather' && isOfTheStation(next.failure)))
    return 'Choose a station or type your air';
  return next.state === 'no-weather' ? 'Type your own air' : undefined;
};
