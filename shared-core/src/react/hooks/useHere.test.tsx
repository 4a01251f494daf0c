import { act, renderHook } from '@testing-library/react';
import type { Location } from '../../domain/entities/Location';
import { positionFailures } from '../../domain/plain/recordFailures';
import { failedAs, ok, type Result } from '../../domain/plain/result';
import { greatLakes, racerSettings } from '../../testing/fixtures/fixtures';
import { createMemoryPlatform, type MemorySeed } from '../../testing/memory/createMemoryPlatform';
import type { DevicePosition } from '../device/devicePosition';
import { useHere } from './useHere';

const byron: Location = { ...greatLakes, uid: 'byron', lat: 42.1, lng: -89.25 };
const tracks = [byron, greatLakes];
const atByron = ok({ lat: 42.11, lng: -89.25 });
const atHome = ok({ lat: 41, lng: -88 });
const noon = Date.UTC(2026, 5, 20, 17);

const platformOf = (seed: MemorySeed = {}) => createMemoryPlatform({ now: noon, ...seed });
/** Opens a screen: `granted` is what the browser tells unasked, `asked` what it tells after a tap. */
const open = async (
  ports: ReturnType<typeof createMemoryPlatform>,
  granted: Result<DevicePosition> | undefined,
  asked: Result<DevicePosition> = atByron,
) => {
  const locate = {
    asking: jest.fn(() => Promise.resolve(asked)),
    granted: jest.fn(() => Promise.resolve(granted)),
  };
  const { result, unmount } = renderHook(() => useHere(ports, tracks, locate));
  await act(() => Promise.resolve());
  return {
    locate,
    here: () => result.current.trackUid,
    chosen: () => result.current.chosenUid,
    choose: (uid: string) => act(() => result.current.choose(uid)),
    tap: () => act(() => result.current.find()),
    leave: unmount,
  };
};
const selected = ({ settings }: ReturnType<typeof createMemoryPlatform>) => {
  let key: string | null = null;
  settings.settings$
    .subscribe((loaded) => {
      if (loaded.state === 'present') key = loaded.value.selectedPrediction;
    })
    .unsubscribe();
  return key as string | null;
};
const choose = (ports: ReturnType<typeof createMemoryPlatform>, selectedPrediction: string) =>
  act(() => ports.settings.update({ selectedPrediction }));

describe('where the racer is', () => {
  test('is read after a tap alone, and from then on unasked', async () => {
    const ports = platformOf();
    const before = await open(ports, atByron);
    expect(before.locate.granted).not.toHaveBeenCalled();
    expect(before.locate.asking).not.toHaveBeenCalled();
    expect(selected(ports)).toBe(racerSettings.selectedPrediction);
    await before.tap();
    expect(before.here()).toBe('byron');
    before.leave();
    const after = await open(ports, atByron);
    expect(after.locate.granted).toHaveBeenCalledTimes(1);
    expect(after.locate.asking).not.toHaveBeenCalled();
  });

  test('chooses the track, and leaves the chosen car', async () => {
    const ports = platformOf({ settings: { ...racerSettings, selectedPrediction: 'nova|great-lakes' } });
    await (await open(ports, undefined)).tap();
    expect(selected(ports)).toBe('nova|byron');
  });

  test('leaves the car open where none is chosen', async () => {
    const ports = platformOf({ settings: { ...racerSettings, selectedPrediction: null } });
    await (await open(ports, undefined)).tap();
    expect(selected(ports)).toBe('|byron');
  });

  test('is another track on arrival there', async () => {
    const ports = platformOf();
    ports.drafts.write('position', { trackUid: greatLakes.uid, at: noon });
    const { here } = await open(ports, atByron);
    expect([here(), selected(ports)?.split('|')[1]]).toEqual(['byron', 'byron']);
  });

  test('is another track by hand, with the same car', async () => {
    const ports = platformOf({ settings: { ...racerSettings, selectedPrediction: 'nova|great-lakes' } });
    const { choose: byHand, chosen } = await open(ports, undefined);
    byHand('byron');
    expect([chosen(), selected(ports)]).toEqual(['byron', 'nova|byron']);
  });

  test('stays as the racer chose by hand, until the next arrival or tap', async () => {
    const ports = platformOf();
    const first = await open(ports, undefined);
    await first.tap();
    first.leave();
    choose(ports, 'nova|great-lakes');
    const second = await open(ports, atByron);
    expect([second.here(), selected(ports)]).toEqual(['great-lakes', 'nova|great-lakes']);
    await second.tap();
    expect(selected(ports)).toBe('nova|byron');
    choose(ports, 'nova|great-lakes');
    second.leave();
    (await open(ports, atHome)).leave();
    expect(selected(ports)).toBe('nova|great-lakes');
    await open(ports, atByron);
    expect(selected(ports)).toBe('nova|byron');
  });

  test('is chosen anew on another day at the same track', async () => {
    const ports = platformOf({ settings: { ...racerSettings, selectedPrediction: 'nova|great-lakes' } });
    ports.drafts.write('position', { trackUid: 'byron', at: noon - 12 * 3_600_000 });
    await open(ports, atByron);
    expect(selected(ports)).toBe('nova|byron');
  });

  test('is told as none away from the tracks, after a tap in words', async () => {
    const ports = platformOf();
    const { here, tap } = await open(ports, undefined, atHome);
    await tap();
    expect(here()).toBeUndefined();
    expect(ports.log.snackbars.map(({ text }) => text)).toEqual(['None of your tracks is within 3 miles.']);
  });

  test('is not remembered to be asked for where the browser refuses', async () => {
    const ports = platformOf();
    const refused = failedAs(positionFailures, 'position-refused');
    const { tap } = await open(ports, undefined, refused);
    await tap();
    expect(ports.log.snackbars.map(({ text }) => text)).toEqual([positionFailures['position-refused']]);
    expect(ports.drafts.read('position')).toBeUndefined();
  });
});
