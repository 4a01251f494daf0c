import type { FeedbackPort, Ports } from '@holeshot/shared-core';
import { versionTag } from './versionTag';

/** Returns the ports of a part of a remote, whose error reports name its version and the part. */
export const withTag = (ports: Ports, name: string, part: string): Ports => {
  const feedback: FeedbackPort = {
    ...ports.feedback,
    reportError: (error, where) => ports.feedback.reportError(error, `${versionTag(name)}/${part}: ${where}`),
  };
  return { ...ports, feedback };
};
