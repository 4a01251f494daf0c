import { StateChip } from './StateChip';

/** The chip of an app without a server; it links to the page that explains it. */
export const DeviceOnlyChip = () => (
  <StateChip tone="quiet" text="On this device only" short="This device" href="/profile" />
);
