import { Subject } from 'rxjs';
import { type EventMap, type EventName, type Ports, type Remote, type Result } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import { loadRemote } from './loadRemote';
import { offers$ } from './offers';
import { scopePorts } from './scopePorts';
import { versionTag } from './versionTag';
import { withTag } from './withTag';

/** Time (ms) after which the streams of a listener end. */
const longest = 30_000;

/**
 * Tells an event to the remotes whose offers listen to it, and loads each listener's code for that. A failure is
 * reported with the version of its remote and shown to nobody; it puts no version back, since no place failed.
 * @returns when all listeners are done
 */
export const tellListeners = async <Name extends EventName>(
  name: Name,
  detail: EventMap[Name],
  ports: Ports,
  load: (remote: string) => Promise<Result<Remote>> = loadRemote,
): Promise<void> => {
  const tell = async (remote: string): Promise<void> => {
    const ended$ = new Subject<void>();
    const timer = setTimeout(() => ended$.next(), longest);
    try {
      const loaded = await load(remote);
      if (!loaded.ok) throw new Error(loaded.failure.message);
      const { offer, listeners } = loaded.value;
      const loadListener = listeners?.[name];
      if (loadListener === undefined) throw new Error('no code for the row');
      const listener = await loadListener();
      await listener(detail, scopePorts(withTag(ports, remote, name), offer.needs, ended$));
    } catch (error) {
      reportError(error, `${versionTag(remote)}/${name}`);
    } finally {
      clearTimeout(timer);
      ended$.next();
    }
  };
  const listening = Object.values(offers$.value).filter((offer) => offer.listeners?.includes(name));
  await Promise.all(listening.map((offer) => tell(offer.name)));
};
