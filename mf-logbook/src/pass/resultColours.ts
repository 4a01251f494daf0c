import type { PassResult } from '@holeshot/shared-core';

/** Theme colors of the results. */
export const resultColours: Readonly<Record<PassResult, string>> = {
  'Time Only': 'text.secondary',
  Win: 'success.main',
  Loss: 'error.main',
};
