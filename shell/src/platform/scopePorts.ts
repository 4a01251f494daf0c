import { isObservable, takeUntil, type Observable } from 'rxjs';
import type { Needs, PlatformOf, PortName, Ports } from '@holeshot/shared-core';

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
 * Of all ports those that an offer names, and every stream of them ends with the mount.
 * @param ended$ speaks when the mount ends
 */
export const scopePorts = <Asked extends Needs>(
  ports: Ports,
  needs: Asked,
  ended$: Observable<unknown>,
): PlatformOf<Asked> =>
  Object.fromEntries(
    Object.keys(needs).map((name) => [name, scopedPort(ports[name as PortName], ended$)]),
  ) as PlatformOf<Asked>;
