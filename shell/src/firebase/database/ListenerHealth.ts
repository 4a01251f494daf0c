/** Health of the live listeners, and the network of the device. */
export interface ListenerHealth {
  /** Marks a listener as failed or healthy, and whether the server answered it. */
  mark: (name: string, healthy: boolean, answered?: boolean) => void;
  online: () => boolean;
}
