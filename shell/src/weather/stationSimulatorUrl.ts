import { localPorts } from '../build/localPorts';

/** Returns the address of the local station simulator, without a slash at its end. */
export const stationSimulatorUrl = (): string =>
  `http://${location.hostname}:${localPorts(Number(location.port)).weather}`;
