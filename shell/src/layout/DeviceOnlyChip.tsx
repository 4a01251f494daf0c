import { StateChip } from './StateChip';

/** Says where everything is kept, in an app without a server; leads to the page that says what that means. */
export const DeviceOnlyChip = () => (
  <StateChip tone="quiet" text="On this device only" short="This device" href="/profile" />
);
