import { formatEt, observationAtTrack, ok, seconds, type LogEntry } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  indexPasses,
  nova,
  novaPasses,
  predictEt,
  summerAfternoon,
} from '@holeshot/shared-core/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanesPage } from '../lanes/LanesPage';
import { PredictionWidget } from '../widget/PredictionWidget';
import { PredictionsPage } from './PredictionsPage';

const seeded = (entries: LogEntry[] = indexPasses) =>
  createMemoryPlatform({
    vehicles: [nova],
    locations: [greatLakes],
    entries,
    observation: ok(summerAfternoon),
  });
const show = (platform = seeded()) => {
  render(<PredictionsPage ports={platform} />);
  return platform;
};
const observation = observationAtTrack(summerAfternoon, greatLakes.elevation);
const called = (timer: number | undefined, passes = indexPasses) => {
  const throttleStop = timer === undefined ? undefined : seconds(timer);
  const found = predictEt({ vehicle: nova, location: greatLakes, observation, passes, throttleStop });
  if (!found.ok) throw new Error(found.failure.message);
  return found.value;
};
const field = () => screen.getByLabelText<HTMLInputElement>('Timer of the throttle stop');
const type = async (text: string, end = '{Enter}') => {
  await userEvent.clear(field());
  await userEvent.type(field(), text + end);
};
const card = () => within(screen.getByRole('region', { name: 'Next pass' }));

beforeEach(() => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: media.includes('reduced-motion'),
  })) as unknown as typeof window.matchMedia;
});

describe('the timer of the next pass', () => {
  test('is that of the last pass, and the call with its range is made for it', () => {
    show();
    expect(field()).toHaveValue('1.10');
    expect(screen.getByText(/^Timer 1\.10, as in your last pass\./)).toBeVisible();
    expect(card().getByText(/ · timer 1\.10$/)).toBeVisible();
    const { et, low80 } = called(1.1);
    expect(card().getByText(formatEt(et))).toBeVisible();
    expect(card().getByText(new RegExp(formatEt(low80)))).toBeVisible();
    expect(et - low80).toBeLessThan(0.5 * (called(undefined).et - called(undefined).low80));
  });

  test('typed, moves the call and is there at the next start, on the lanes and on Home too', async () => {
    const platform = show();
    await type('0.9');
    expect(card().getByText(formatEt(called(0.9).et))).toBeVisible();
    cleanup();
    show(platform);
    expect(field()).toHaveValue('0.90');
    expect(screen.getByText(/^Timer 0\.90, as you set it\./)).toBeVisible();
    cleanup();
    render(<LanesPage ports={platform} />);
    expect(screen.getByText('Timer 0.90, as you set it')).toBeVisible();
    expect(screen.getByText(formatEt(called(0.9).et))).toBeVisible();
    cleanup();
    render(<PredictionWidget ports={platform} />);
    expect(screen.getByText(/ · timer 0\.90$/)).toBeVisible();
    expect(screen.getByText(formatEt(called(0.9).et))).toBeVisible();
  });

  test('0 is a full pass, and an empty field goes back to the last pass', async () => {
    show();
    await type('0');
    expect(card().getByText(/ · full pass$/)).toBeVisible();
    expect(card().getByText(formatEt(called(0).et))).toBeVisible();
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('1.10');
    expect(card().getByText(formatEt(called(1.1).et))).toBeVisible();
  });

  test.each([
    ['538', 'A timer is shorter than the pass. Type seconds: 0.538, not 538.'],
    ['12', 'A timer is shorter than the pass. Type seconds: 0.538, not 538.'],
    ['-1', 'A timer cannot be below 0.'],
    ['abc', 'This is not a number.'],
  ])('%s is refused with a sentence, and the call stays', async (text, sentence) => {
    const platform = show();
    await type(text, '');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(platform.drafts.read('timers')).toBeUndefined();
    await userEvent.tab();
    expect(field()).toHaveValue(text);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(card().getByText(formatEt(called(1.1).et))).toBeVisible();
    expect(platform.drafts.read('timers')).toBeUndefined();
  });

  test('of more than half of a full pass is doubted', async () => {
    show();
    await type('5.7');
    expect(screen.getByText(/^A throttle stop of 5\.700 s is more than half of the pass\./)).toBeVisible();
  });

  test('counts in what if', async () => {
    const platform = show();
    await type('0');
    fireEvent.change(screen.getByLabelText('Temperature'), { target: { value: '110' } });
    const what = within(screen.getByRole('region', { name: 'What if' }));
    const hotter = predictEt({
      ...{ vehicle: nova, location: greatLakes, passes: indexPasses, throttleStop: seconds(0) },
      ...{ observation: { ...observation, air_temp: 110 as never }, measured: observation },
    });
    expect(what.getByText(new RegExp(`^ET ${hotter.ok && formatEt(hotter.value.et)},`))).toBeVisible();
    expect(platform.drafts.read('timers')).toMatchObject({ nova: { timer: 0 } });
  });

  test('is nowhere for a car without timers, and its call is as before', () => {
    const platform = seeded(novaPasses);
    platform.drafts.write('timers', { nova: { timer: 0.45, at: platform.clock.now() } });
    show(platform);
    expect(screen.queryByText(/timer|throttle stop|full pass/i)).toBeNull();
    expect(screen.queryByLabelText('Timer of the throttle stop')).toBeNull();
    expect(card().getByText(formatEt(called(undefined, novaPasses).et))).toBeVisible();
  });
});

describe('the timer for an index', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Throttle stop' }));
  const index = () => panel().getByLabelText<HTMLInputElement>('Index');

  test('is solved for the dial of the last pass, and each neighbour has its risk', () => {
    show();
    expect(index()).toHaveValue('11.90');
    expect(panel().getByText(/^Timer for 11\.90 now:/)).toHaveTextContent(
      /^Timer for 11\.90 now: 1\.\d{2,3} (49|50|51) % under, 80 % between 11\.8\d+ and 11\.9\d+$/,
    );
    const risks = panel()
      .getAllByRole('radio')
      .map((rung) => parseFloat(rung.parentElement?.textContent?.split(' ')[1] ?? ''));
    expect(risks).toHaveLength(5);
    expect([...risks].sort((one, other) => other - one)).toEqual(risks);
  });

  test('becomes that of the next pass at a press', async () => {
    show();
    const [, quicker] = panel().getAllByRole('radio');
    const timer = quicker?.parentElement?.textContent?.slice(0, 4);
    await userEvent.click(quicker!);
    expect(field()).toHaveValue(timer);
    await type('abc');
    const use = panel().getByRole('button', { name: /^Use 1\.\d{2,3}$/ });
    await userEvent.click(use);
    expect(use).toHaveFocus();
    expect(use).toHaveAttribute('aria-disabled', 'true');
    expect(use).toHaveTextContent(`Use ${field().value}`);
    expect(card().getByText(formatEt(11.9))).toBeVisible();
  });

  test('is solved for a typed index, which both cars race for and which is there at the next start', async () => {
    const platform = show();
    fireEvent.change(index(), { target: { value: '12.1' } });
    expect(panel().getByText(/^Timer for 12\.10 now:/)).toBeVisible();
    const win = within(screen.getByRole('region', { name: 'Win' }));
    expect(await win.findByText(/to the stripe, for 12\.10\./, {}, { timeout: 20_000 })).toBeVisible();
    for (const unsound of ['', '-9']) {
      fireEvent.change(index(), { target: { value: unsound } });
      expect(await win.findByText(/to the stripe, for 11\.90\./, {}, { timeout: 20_000 })).toBeVisible();
      fireEvent.change(index(), { target: { value: '12.1' } });
      expect(await win.findByText(/to the stripe, for 12\.10\./, {}, { timeout: 20_000 })).toBeVisible();
    }
    cleanup();
    show(platform);
    expect(index()).toHaveValue('12.1');
  });

  test.each([
    ['8.90', /^Full throttle gives 11\.\d{3}: this index is quicker than the car\.$/],
    ['1190', /^The stop would last the whole pass/],
    ['-9', /quicker than the car/],
    ['abc', /^This is not a number\.$/],
  ])('of %s is a sentence', (text, sentence) => {
    show();
    fireEvent.change(index(), { target: { value: text } });
    expect(panel().getByText(sentence)).toBeVisible();
    expect(panel().queryByRole('radio')).toBeNull();
  });
});
