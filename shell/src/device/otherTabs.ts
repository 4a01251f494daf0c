import { filter, fromEvent, merge, type Observable } from 'rxjs';

/** Notices between the tabs of this device; each says that the outbox has changed, not how. */
export interface OtherTabs {
  tell: () => void;
  /** Emits when another tab tells, and when this one is shown again: a frozen tab misses notices. */
  told$: Observable<unknown>;
}

/** @param channel undefined in a browser without one, which learns of changes when it is shown */
export const openOtherTabs = (
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'> | undefined,
): OtherTabs => {
  const shown$ = fromEvent(document, 'visibilitychange').pipe(filter(() => !document.hidden));
  return {
    tell: () => channel?.postMessage(''),
    told$: channel === undefined ? shown$ : merge(fromEvent(channel, 'message'), shown$),
  };
};
