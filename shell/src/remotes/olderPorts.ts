import type { PortName, Ports } from '@holeshot/shared-core';

/** Functions that derive an older version of a port from the newest, by port and version. */
export type OlderPorts = { [Name in PortName]?: Record<number, (newest: Ports[Name]) => object> };

/** Older versions that `servedPorts` names. */
export const olderPorts: OlderPorts = {};
