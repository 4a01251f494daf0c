/** What live listeners say of themselves, and whether the device has a network. */
export interface ListenerHealth {
  /** Marks a listener as failed or, at its next update, as well again. */
  mark: (name: string, healthy: boolean) => void;
  online: () => boolean;
}
