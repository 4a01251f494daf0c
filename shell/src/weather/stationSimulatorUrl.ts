import { localPorts } from '../build/localPorts';

/** Where the local stack's station simulator answers, without a slash at its end. */
export const stationSimulatorUrl = (): string =>
  `http://${location.hostname}:${localPorts(Number(location.port)).weather}`;
