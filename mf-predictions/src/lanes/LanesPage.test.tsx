import {
  failed,
  ok,
  present,
  seconds,
  type Failure,
  type FailureCode,
  type LatestObservation,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSettings,
  readOnlySession,
  summerAfternoon,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { LanesPage } from './LanesPage';

const duster = { ...nova, uid: 'duster', name: 'Duster' };
const dusterPasses = novaPasses.map((pass) => ({
  ...pass,
  log_entry_uid: `d-${pass.log_entry_uid}`,
  vehicle: { ...pass.vehicle, uid: 'duster', name: 'Duster' },
}));

const show = (seed: MemorySeed = {}, latest?: LatestObservation, risk?: unknown, heldDials?: object) => {
  const platform = createMemoryPlatform({
    vehicles: [duster, nova],
    locations: [greatLakes],
    entries: [...novaPasses, ...dusterPasses],
    observation: ok(summerAfternoon),
    ...seed,
  });
  if (risk !== undefined) platform.drafts.write('dial-risk', risk);
  if (heldDials !== undefined) platform.drafts.write('held-dials', heldDials);
  if (latest !== undefined) platform.weather.latest$ = () => of(latest);
  const { container, unmount } = render(<LanesPage ports={platform} />);
  return { platform, container, unmount };
};
/** One finger touches or leaves the screen; the first of them is the primary one. */
const finger = (over: Element, type: string, pointerId: number, [clientX, clientY]: [number, number]) =>
  fireEvent(
    over,
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), {
      pointerId,
      isPrimary: pointerId === 1,
    }),
  );
const swipe = (over: Element, from: [number, number], to: [number, number]) => {
  finger(over, 'pointerdown', 1, from);
  finger(over, 'pointerup', 1, to);
};
const aged = (minutes: number) => Date.parse(summerAfternoon.datetime) + minutes * 60_000;

describe('in the lanes', () => {
  test('are ET, interval, dial and odds, the air since the last pass and the age of the weather', () => {
    show();
    expect(screen.getByText('ET · 1/4 mile').nextElementSibling).toHaveTextContent(/^11\.2\d\d$/);
    expect(screen.getByText(/^80 % between 11\.\d{3} and 11\.\d{3}$/)).toBeVisible();
    expect(screen.getByText('Dial').nextElementSibling).toHaveTextContent(/^11\.\d\d$/);
    expect(screen.getByText('Breakout').nextElementSibling).toHaveTextContent(/^\d\d %$/);
    expect(screen.getByText(/since your pass of \d\d\/\d\d\/\d{4}/)).toBeVisible();
    expect(screen.getByText(/^Density altitude [\d,]+ ft/)).toBeVisible();
    expect(screen.getByText('Weather 5 min ago')).toBeVisible();
  });

  test('the number of passes shows up to five', () => {
    const { unmount } = show({ entries: novaPasses.slice(0, 1) });
    expect(screen.getByText('ET · 1/4 mile')).toHaveTextContent(/^ET · 1\/4 mile from 1 pass/);
    unmount();
    show({ entries: [...novaPasses, { ...novaPasses[5]!, log_entry_uid: 'sixth' }] });
    expect(screen.getByText('ET · 1/4 mile')).not.toHaveTextContent(/from/);
  });

  test('the chosen lane counts, is remembered for the car, and serves the predictions too', async () => {
    const et = () => Number(screen.getByText('ET · 1/4 mile').nextElementSibling?.textContent);
    const uneven = novaPasses.map((pass, index) => ({
      ...pass,
      timeslip: { ...pass.timeslip, ...(index % 2 === 1 && { lane: 'Right' as const, et_60: seconds(1.6) }) },
    }));
    const { platform } = show({ vehicles: [nova], entries: uneven });
    await userEvent.selectOptions(screen.getByLabelText('Lane'), 'Left lane');
    const left = et();
    await userEvent.selectOptions(screen.getByLabelText('Lane'), 'Right lane');
    expect(et()).toBeGreaterThan(left);
    expect(platform.drafts.read('lanes')).toEqual({ nova: 'Right' });
  });

  test('the track is chosen by hand or at the racer’s position, whichever car is shown', async () => {
    const byron = { ...greatLakes, uid: 'byron', title: 'Byron Dragway', lat: 42.1, lng: -89.25 };
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: byron.lat, longitude: byron.lng } } as GeolocationPosition);
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    show({ locations: [greatLakes, byron] });
    const track = screen.getByLabelText('Track');
    expect(track).toHaveDisplayValue('Great Lakes Dragaway');
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(track).toHaveDisplayValue('Byron Dragway');
    await userEvent.click(screen.getByRole('button', { name: 'Car after' }));
    expect(track).toHaveDisplayValue('Byron Dragway');
    await userEvent.selectOptions(track, 'Great Lakes Dragaway');
    expect(track).toHaveDisplayValue('Great Lakes Dragaway');
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('another rung gives another dial, a hundredth away, with more risk', async () => {
    show();
    const dial = () => Number(screen.getByText('Dial').nextElementSibling?.textContent);
    const risk = () => parseInt(screen.getByText('Breakout').nextElementSibling?.textContent ?? '');
    const [cautious, low] = [dial(), risk()];
    await userEvent.click(screen.getAllByRole('radio')[3]!);
    expect(dial()).toBeCloseTo(cautious + 0.01, 9);
    expect(risk()).toBeGreaterThan(low);
  });

  test('the dial chosen among the predictions counts, with its odds, until it is let go here', async () => {
    const dialFigure = () => screen.getByText('Dial').nextElementSibling?.textContent;
    const { unmount } = show();
    const own = Number(dialFigure()) + 0.01;
    unmount();
    const { platform } = show({ settings: { ...racerSettings, selectedDdpEt: own } });
    expect(dialFigure()).toBe(own.toFixed(2));
    expect(screen.getByText('Breakout').nextElementSibling).toHaveTextContent(/^\d\d? %$/);
    expect(screen.getByRole('radio', { checked: true }).closest('label')).toHaveTextContent(own.toFixed(2));
    await userEvent.click(screen.getByRole('button', { name: 'Back to 20 %' }));
    expect(dialFigure()).toBe((own - 0.01).toFixed(2));
    let settings: unknown;
    platform.settings.settings$.subscribe((loaded) => (settings = loaded)).unsubscribe();
    expect(settings).toMatchObject(present({ selectedDdpEt: null }));
  });

  test('a dial of one car is none of another, and the usual risk goes from car to car', async () => {
    const slow = dusterPasses.map((pass) => ({
      ...pass,
      timeslip: { ...pass.timeslip, et_1320: (pass.timeslip.et_1320 ?? 0) + 1.5 },
    }));
    show({
      entries: [...novaPasses, ...slow] as typeof novaPasses,
      settings: {
        ...racerSettings,
        selectedPrediction: 'nova|great-lakes',
        selectedDdpEt: 11.25,
        usualRisk: 0.1,
      },
    });
    expect(screen.getByText('Dial').nextElementSibling).toHaveTextContent('11.25');
    await userEvent.click(screen.getByLabelText('Car after'));
    expect(screen.getByText('Dial').nextElementSibling).toHaveTextContent(/^12\.\d\d$/);
    const risk = () => parseInt(screen.getByText('Breakout').nextElementSibling?.textContent ?? '');
    expect(risk()).toBeLessThanOrEqual(10);
    await userEvent.click(screen.getByRole('button', { name: /^Hold 12/ }));
    await userEvent.click(screen.getByLabelText('Car after'));
    expect(screen.getByRole('button', { name: /^Hold 11/ })).toBeVisible();
    expect(risk()).toBeLessThanOrEqual(10);
  });

  test('a dial remembered for one car is none of another that runs the same', async () => {
    const settings = { ...racerSettings, selectedPrediction: 'nova|great-lakes', selectedDdpEt: 11.25 };
    const dialFigure = () => screen.getByText('Dial').nextElementSibling?.textContent;
    const { unmount } = show({ settings });
    await userEvent.click(screen.getByLabelText('Car after'));
    expect(dialFigure()).toBe('11.25');
    unmount();
    show({ settings }, undefined, undefined, { nova: { dial: 11.25, at: aged(0) } });
    expect(dialFigure()).toBe('11.25');
    await userEvent.click(screen.getByLabelText('Car after'));
    expect(screen.getByRole('button', { name: /^Hold / })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Hold / }));
    await userEvent.click(screen.getByLabelText('Car after'));
    expect(dialFigure()).toBe('11.25');
    expect(screen.getByRole('button', { name: 'Back to 20 %' })).toBeVisible();
  });

  test('names the source of the weather where it is not the weather service', () => {
    const observation = { ...summerAfternoon, source: 'National Weather Service' } as const;
    show({}, { state: 'present', observation });
    expect(screen.getByText('Weather 5 min ago, by the National Weather Service')).toBeVisible();
  });

  test('a risk remembered on this device counts here too, and an unknown one does not', () => {
    const risk = () => parseInt(screen.getByText('Breakout').nextElementSibling?.textContent ?? '');
    const { unmount } = show({}, undefined, 0.05);
    expect(risk()).toBeLessThanOrEqual(5);
    unmount();
    show({}, undefined, 'all');
    expect(risk()).toBeGreaterThan(5);
    expect(risk()).toBeLessThanOrEqual(20);
  });

  test('without a network the last weather counts, with its age in words', () => {
    const failure: Failure = { code: 'weather-unreachable', message: 'No network.' };
    show({ now: aged(95) }, { state: 'present', observation: summerAfternoon, failure });
    expect(screen.getByText('ET · 1/4 mile').nextElementSibling).toHaveTextContent(/^11\.2\d\d$/);
    expect(screen.getByText('Weather 1 h 35 min ago, too old to dial by')).toBeVisible();
  });

  test.each<[string, MemorySeed, RegExp]>([
    ['vehicle', { vehicles: [] }, /^Add the car or bike you race/],
    ['track', { locations: [] }, /^Add the track you race at/],
    [
      'weather',
      { observation: failed('weather-unreachable', 'It is down.') },
      /gives no weather: It is down\.$/,
    ],
    ['pass', { entries: [] }, /no pass to predict from/],
  ])('without a %s says so', (_, seed, sentence) => {
    show(seed);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(document.body).not.toHaveTextContent('NaN');
  });
});

describe('a pass is logged from the lanes', () => {
  test('of the car, the track and the lane that stand there', async () => {
    const { platform } = show({ settings: { ...racerSettings, selectedPrediction: 'nova|great-lakes' } });
    await userEvent.selectOptions(screen.getByLabelText('Lane'), 'Left lane');
    await userEvent.click(screen.getByRole('button', { name: 'Log this pass' }));
    expect(platform.log.opened).toEqual([
      { name: 'log-entry', input: { vehicleUid: 'nova', locationUid: 'great-lakes', lane: 'Left' } },
    ]);
  });

  test('without a number too, and the race day is one tap away', async () => {
    const { platform } = show({ entries: [], vehicles: [nova] });
    await userEvent.click(screen.getByRole('button', { name: 'Log this pass' }));
    expect(platform.log.opened).toEqual([
      { name: 'log-entry', input: { vehicleUid: 'nova', locationUid: 'great-lakes' } },
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Race day' }));
    expect(platform.log.paths).toEqual(['/race-day']);
  });

  test('leads a read-only racer to a subscription', async () => {
    const { platform } = show({ session: readOnlySession });
    await userEvent.click(screen.getByRole('button', { name: 'Log this pass' }));
    expect(platform.log.opened).toEqual([]);
    expect(platform.log.subscriptionRequired).toBe(1);
  });
});

describe('without air, the lanes lead to a source', () => {
  const failing = (code: FailureCode) => ({ observation: failed(code, 'No report.') });
  const either = 'Choose a station or type your air';
  test.each<[string, MemorySeed, string]>([
    ['has no station', { locations: [{ ...greatLakes, weather_station: null }] }, either],
    ['has a station without pressure', failing('weather-no-pressure'), either],
    ['has a silent station', failing('weather-empty'), either],
    ['has weather that cannot be fetched', failing('weather-unreachable'), 'Type your own air'],
  ])('if the track %s', async (_, seed, step) => {
    const { platform } = show(seed);
    await userEvent.click(screen.getByRole('link', { name: step }));
    expect(platform.log.paths).toEqual(['/predictions']);
  });

  test.each<[string, MemorySeed]>([
    ['there is a number', {}],
    ['a pass is what is missing', { entries: [] }],
  ])('and nowhere where %s', (_, seed) => {
    show(seed);
    expect(screen.queryByRole('link', { name: /type your/i })).toBeNull();
  });
});

describe('automatic tuning', () => {
  test('works in the lanes too, and says so', async () => {
    const settings = {
      ...racerSettings,
      automaticTuningResultsEnabled: true,
      selectedPrediction: 'nova|great-lakes',
    };
    const before = novaPasses.map((pass, index) => ({
      ...pass,
      log_entry_uid: `before-${index}`,
      log_entry_datetime: new Date(Date.parse(pass.log_entry_datetime) - 14 * 86_400_000).toISOString(),
    }));
    const { platform } = show({ settings, entries: [...before, ...novaPasses] });
    await waitFor(() => expect(platform.log.snackbars).toHaveLength(1));
    expect(platform.log.snackbars[0]?.text).toMatch(/^'69 Nova: tune for the 1\/4 mile updated/);
  });
});

describe('from one car to the next', () => {
  test('goes by buttons, arrow keys and swipes, round and round, and is remembered', async () => {
    const { platform, container } = show();
    const position = () => screen.getByText(/car \d of 2/).textContent;
    expect(position()).toBe('Great Lakes Dragaway · car 1 of 2');
    await userEvent.click(screen.getByLabelText('Car after'));
    expect(position()).toBe('Great Lakes Dragaway · car 2 of 2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(position()).toBe('Great Lakes Dragaway · car 1 of 2');
    swipe(container.firstElementChild!, [300, 100], [200, 110]);
    expect(position()).toBe('Great Lakes Dragaway · car 2 of 2');
    expect(screen.getByText('Duster')).toBeVisible();
    swipe(container.firstElementChild!, [300, 100], [200, 110]);
    expect(position()).toBe('Great Lakes Dragaway · car 1 of 2');
    swipe(container.firstElementChild!, [200, 100], [300, 110]);
    let settings: unknown;
    platform.settings.settings$.subscribe((loaded) => (settings = loaded)).unsubscribe();
    expect(settings).toMatchObject(present({ selectedPrediction: 'duster|great-lakes' }));
  });

  test('does not go by scrolling, by a tap, or while the arrows choose a dial', async () => {
    const { container } = show();
    swipe(container.firstElementChild!, [300, 100], [230, 300]);
    swipe(container.firstElementChild!, [300, 100], [290, 100]);
    act(() => screen.getByRole('radio', { checked: true }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText(/car 1 of 2/)).toBeVisible();
  });

  test.each([1, 2])('does not go by two fingers, finger %d lifted first', (first) => {
    const { container } = show();
    const page = container.firstElementChild!;
    const at: Record<number, [number, number]> = { 1: [20, 300], 2: [200, 300] };
    finger(page, 'pointerdown', 1, at[1]!);
    finger(page, 'pointerdown', 2, at[2]!);
    finger(page, 'pointerup', first, at[first]!);
    finger(page, 'pointerup', 3 - first, at[3 - first]!);
    expect(screen.getByText(/car 1 of 2/)).toBeVisible();
  });

  test('is not offered where there is one car', () => {
    show({ vehicles: [nova] });
    expect(screen.queryByLabelText('Car after')).toBeNull();
  });
});

describe('the screen', () => {
  class Lock extends EventTarget {
    released = false;
    release() {
      this.released = true;
      this.dispatchEvent(new Event('release'));
      return Promise.resolve();
    }
  }
  const withLock = (request: () => Promise<Lock>) =>
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

  test('stays on until the page closes', async () => {
    const lock = new Lock();
    withLock(() => Promise.resolve(lock));
    const { unmount } = show();
    expect(await screen.findByText('Screen stays on')).toBeVisible();
    unmount();
    expect(lock.released).toBe(true);
  });

  test('can be switched off, and on again', async () => {
    const locks: Lock[] = [];
    withLock(() => {
      const lock = new Lock();
      locks.push(lock);
      return Promise.resolve(lock);
    });
    show();
    await userEvent.click(await screen.findByText('Screen stays on'));
    expect(await screen.findByText('Keep screen on')).toBeVisible();
    expect(locks.map(({ released }) => released)).toEqual([true]);
    await userEvent.click(screen.getByText('Keep screen on'));
    expect(await screen.findByText('Screen stays on')).toBeVisible();
  });

  test('stays on again when the racer comes back to the app', async () => {
    const locks: Lock[] = [];
    withLock(() => {
      const lock = new Lock();
      locks.push(lock);
      return Promise.resolve(lock);
    });
    show();
    await screen.findByText('Screen stays on');
    await act(() => locks[0]!.release());
    expect(await screen.findByText('Keep screen on')).toBeVisible();
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Screen stays on')).toBeVisible();
    expect(locks).toHaveLength(2);
  });

  test('says on its button that it will dim if it cannot stay on', () => {
    show();
    expect(screen.getByText('Screen dims as set')).toBeDisabled();
  });

  test('can be tried again if the phone refused to hold it on', async () => {
    let asked = 0;
    withLock(() => {
      asked += 1;
      return asked < 3
        ? Promise.reject(new DOMException('low battery', 'NotAllowedError'))
        : Promise.resolve(new Lock());
    });
    show();
    const button = await screen.findByText('Keep screen on');
    await userEvent.click(button);
    expect(button).toHaveTextContent('Keep screen on');
    await userEvent.click(button);
    expect(await screen.findByText('Screen stays on')).toBeVisible();
    expect(asked).toBe(3);
  });
});
