import type { PassResult } from '@holeshot/shared-core';

/** The colour of the theme in which the end of a pass is written. */
export const resultColours: Readonly<Record<PassResult, string>> = {
  'Time Only': 'text.secondary',
  Win: 'success.main',
  Loss: 'error.main',
};
