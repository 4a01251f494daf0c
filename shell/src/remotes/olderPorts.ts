import type { PortName, Ports } from '@holeshot/shared-core';

/** What makes an older version of a port of the newest one, by the port's name and the older version. */
export type OlderPorts = { [Name in PortName]?: Record<number, (newest: Ports[Name]) => object> };

/** Every version before the newest that `servedPorts` names. */
export const olderPorts: OlderPorts = {};
