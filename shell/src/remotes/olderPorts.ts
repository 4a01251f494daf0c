import type { PortName, Ports } from '@holeshot/shared-core';

/** Functions that derive an older version of a port from the newest, by port and version. */
export type OlderPorts = { [Name in PortName]?: Record<number, (newest: Ports[Name]) => object> };

/** Older versions that `servedPorts` names; version 1 of `recognizer` lacks `readSlip`. */
export const olderPorts: OlderPorts = { recognizer: { 1: (newest) => newest } };
