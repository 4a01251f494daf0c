/** Health of the live listeners, and the network of the device. */
export interface ListenerHealth {
  /** Marks a listener as failed or healthy. */
  mark: (name: string, healthy: boolean) => void;
  online: () => boolean;
}
