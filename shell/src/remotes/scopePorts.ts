import { isObservable, takeUntil, type Observable } from 'rxjs';
import type { Needs, PlatformOf, PortName, Ports } from '@holeshot/shared-core';
import { olderPorts, type OlderPorts } from './olderPorts';

const scopedPort = (port: object, ended$: Observable<unknown>): object =>
  Object.fromEntries(
    Object.entries(port).map(([key, value]: [string, unknown]) => {
      if (isObservable(value)) return [key, value.pipe(takeUntil(ended$))];
      if (!key.endsWith('$')) return [key, value];
      const stream = value as (...args: unknown[]) => Observable<unknown>;
      return [key, (...args: unknown[]) => stream(...args).pipe(takeUntil(ended$))];
    }),
  );

/**
 * Of all ports those that an offer names, in the version that it names, and every stream of them ends with the mount.
 * @param ended$ speaks when the mount ends
 * @param older what makes versions before the newest
 */
export const scopePorts = <Asked extends Needs>(
  ports: Ports,
  needs: Asked,
  ended$: Observable<unknown>,
  older: OlderPorts = olderPorts,
): PlatformOf<Asked> =>
  Object.fromEntries(
    Object.entries(needs).map(([name, version]) => {
      const newest = ports[name as PortName];
      const make = older[name as PortName]?.[version] as ((port: object) => object) | undefined;
      return [name, scopedPort(make?.(newest) ?? newest, ended$)];
    }),
  ) as PlatformOf<Asked>;
