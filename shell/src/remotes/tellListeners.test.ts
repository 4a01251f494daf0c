/** @jest-environment jsdom */
import {
  contractVersion,
  failed,
  ok,
  type EventMap,
  type EventName,
  type Listener,
  type Needs,
  type Offer,
  type Remote,
  type Result,
} from '@holeshot/shared-core';
import { createMemoryPlatform, nova } from '@holeshot/shared-core/testing';
import { clearDebugLog, readDebugLog } from '../debugLog/debugLog';
import { offers$ } from './offers';
import { tellListeners } from './tellListeners';

type Hears = Listener<'log-entry-saved', Needs>;

const saved: EventMap['log-entry-saved'] = { logEntryUid: 'pass', vehicleUid: 'nova', isNew: true };

const offerOf = (name: string, listeners?: readonly EventName[], needs: Needs = {}): Offer => ({
  ...{ name: `mf_${name}`, title: name, contract: contractVersion, needs },
  ...{ pages: {}, dialogs: {}, widgets: {} },
  ...(listeners && { listeners }),
});

const remoteOf = (offer: Offer, hears: () => Promise<Hears>): Result<Remote> =>
  ok({ offer, pages: {}, dialogs: {}, widgets: {}, listeners: { 'log-entry-saved': hears } });

const offering = (...offers: Offer[]): void =>
  offers$.next(Object.fromEntries(offers.map((offer) => [offer.name, offer])));

const hearing = offerOf('predictions', ['log-entry-saved'], { vehicles: 1 });

const reported = () => readDebugLog().map(({ text }) => text);

const tell = (load: (remote: string) => Promise<Result<Remote>>, platform = createMemoryPlatform()) =>
  tellListeners('log-entry-saved', saved, platform, load);

beforeEach(clearDebugLog);

describe('an event of the bus', () => {
  test('is told to the remotes that listen to it; no other is loaded, an older one without listeners least', async () => {
    offering(hearing, offerOf('logbook'), offerOf('weather', []));
    const heard: unknown[] = [];
    const loaded: string[] = [];
    await tell((name) => {
      loaded.push(name);
      const hears: Hears = (detail) => Promise.resolve(void heard.push(detail));
      return Promise.resolve(remoteOf(hearing, () => Promise.resolve(hears)));
    });
    expect(loaded).toEqual(['mf_predictions']);
    expect(heard).toEqual([saved]);
    expect(reported()).toEqual([]);
  });

  test('comes with the ports of the offer alone, whose streams end when the listener is done', async () => {
    offering(hearing);
    const platform = createMemoryPlatform();
    const seen: string[] = [];
    const hears: Hears = (_detail, ports) => {
      seen.push(...Object.keys(ports));
      const { vehicles } = ports as Pick<typeof platform, 'vehicles'>;
      vehicles.vehicles$.subscribe({
        next: ({ state }) => seen.push(state),
        complete: () => seen.push('end'),
      });
      return Promise.resolve();
    };
    await tell(() => Promise.resolve(remoteOf(hearing, () => Promise.resolve(hears))), platform);
    platform.vehicles.save(nova);
    expect(seen).toEqual(['vehicles', 'absent', 'end']);
  });

  test('leaves no stream of a listener that is never done open for longer than half a minute', async () => {
    jest.useFakeTimers();
    offering(hearing);
    const ended = jest.fn();
    const hears: Hears = (_detail, ports) => {
      const { vehicles } = ports as Pick<ReturnType<typeof createMemoryPlatform>, 'vehicles'>;
      vehicles.vehicles$.subscribe({ complete: ended });
      return new Promise(() => undefined);
    };
    void tell(() => Promise.resolve(remoteOf(hearing, () => Promise.resolve(hears))));
    await jest.advanceTimersByTimeAsync(29_000);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(ended).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  const threw = new Error('broken on purpose');
  const silent: Result<Remote> = ok({ offer: hearing, pages: {}, dialogs: {}, widgets: {} });
  test.each<[string, () => Promise<Result<Remote>>, string]>([
    ['whose remote fails to load', () => Promise.resolve(failed('remote-slow', 'Too slow.')), 'Too slow.'],
    ['whose remote throws while it loads', () => Promise.reject(threw), threw.message],
    ['without code', () => Promise.resolve(silent), 'no code for the row'],
    [
      'whose code does not come',
      () => Promise.resolve(remoteOf(hearing, () => Promise.reject(threw))),
      threw.message,
    ],
    [
      'that throws',
      () =>
        Promise.resolve(
          remoteOf(hearing, () =>
            Promise.resolve(() => {
              throw threw;
            }),
          ),
        ),
      threw.message,
    ],
    [
      'that rejects',
      () => Promise.resolve(remoteOf(hearing, () => Promise.resolve(() => Promise.reject(threw)))),
      threw.message,
    ],
  ])('reports a listener %s, shows nothing, and still reaches the others', async (_, broken, words) => {
    const other = offerOf('weather', ['log-entry-saved']);
    offering(hearing, other);
    const platform = createMemoryPlatform();
    const heard = jest.fn(() => Promise.resolve());
    await tell(
      (name) =>
        name === hearing.name ? broken() : Promise.resolve(remoteOf(other, () => Promise.resolve(heard))),
      platform,
    );
    expect(reported()).toEqual([`mf_predictions@?/log-entry-saved: Error: ${words}`]);
    expect(platform.log.snackbars).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
