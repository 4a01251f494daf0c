import { reasonFailures, type CallReason } from '@holeshot/shared-core';
import { refuse } from './refuse';

test.each(Object.keys(reasonFailures) as CallReason[])(
  '%s reaches the app as a reason and a sentence',
  (reason) => {
    expect(JSON.parse(JSON.stringify(refuse('not-found', reason)))).toEqual({
      status: 'NOT_FOUND',
      message: reasonFailures[reason],
      details: { reason },
    });
  },
);
