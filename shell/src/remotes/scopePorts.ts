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
 * Returns the ports that an offer names, in its versions; their streams end with the mount.
 * @param ended$ emits when the mount ends
 * @param older functions that derive older versions
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
