import { ok, type Loadable, type LogEntry, unknown, present } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSettings,
  summerAfternoon,
  type MemoryPlatform,
} from '@holeshot/shared-core/testing';
import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { LanesPage } from '../lanes/LanesPage';
import { PredictionsPage } from '../page/PredictionsPage';
import { PredictionWidget } from '../widget/PredictionWidget';

const duster = { ...nova, uid: 'duster', name: 'Duster' };
const measured = Date.parse(summerAfternoon.datetime);
const sentence = 'Your last prediction. The new one is on its way.';

const deviceAt = (now: number, selectedPrediction = 'nova|great-lakes'): MemoryPlatform =>
  createMemoryPlatform({
    vehicles: [duster, nova],
    locations: [greatLakes],
    entries: novaPasses,
    observation: ok(summerAfternoon),
    settings: { ...racerSettings, selectedPrediction },
    now,
  });

/** Starts the app on a device whose log book arrives when the test says so. */
const start = (Screen: typeof PredictionsPage, drafts: MemoryPlatform['drafts'], device: MemoryPlatform) => {
  const passes$ = new BehaviorSubject<Loadable<LogEntry[]>>(unknown);
  Object.assign(device.logBooks, {
    newest$: () => passes$,
    newestOf$: () => passes$,
    entries$: () => passes$,
  });
  const { unmount } = render(<Screen ports={{ ...device, drafts }} />);
  return { read: () => act(() => passes$.next(present(novaPasses))), unmount };
};

const firstStart = (Screen: typeof PredictionsPage) => {
  const { drafts } = deviceAt(measured);
  const { read, unmount } = start(Screen, drafts, deviceAt(measured));
  expect(screen.queryByText(sentence)).toBeNull();
  read();
  unmount();
  return drafts;
};

describe.each([
  ['among the predictions', PredictionsPage],
  ['in the lanes', LanesPage],
  ['on Home', PredictionWidget],
])('the last prediction %s', (_, Screen) => {
  test('shows at the next start until the log book is read, with the age of its air', () => {
    const drafts = firstStart(Screen);
    const { read } = start(Screen, drafts, deviceAt(measured + 20 * 60_000));
    expect(screen.getByRole('status', { name: 'Working out your next pass' })).toHaveTextContent(sentence);
    expect(screen.getByText(/^11\.2\d\d$/)).toBeVisible();
    expect(screen.getAllByText(/Nova.*1\/4 mile$/)).toHaveLength(1);
    expect(screen.getByText('Weather 20 min ago, old')).toBeVisible();
    read();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.queryByRole('status', { name: 'Working out your next pass' })).toBeNull();
    expect(screen.getAllByText(/^11\.2\d\d$/)).not.toHaveLength(0);
  });
});

describe('the last prediction does not show', () => {
  const expectNone = () => {
    expect(screen.getByRole('status', { name: 'Working out your next pass' })).toHaveTextContent('');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.queryByText(/^11\.2\d\d$/)).toBeNull();
  };

  test('after a choice of another car', () => {
    start(PredictionsPage, firstStart(PredictionsPage), deviceAt(measured, 'duster|great-lakes'));
    expectNone();
  });

  test('after a choice of the other lane', () => {
    const drafts = firstStart(PredictionsPage);
    drafts.write('lanes', { nova: 'Left' });
    start(PredictionsPage, drafts, deviceAt(measured));
    expectNone();
  });

  test('on another day', () => {
    start(PredictionsPage, firstStart(PredictionsPage), deviceAt(measured + 12 * 3_600_000));
    expectNone();
  });

  test.each([
    ['as a text', 'told'],
    ['without its ET', { et: undefined }],
    ['with no number as ET', { et: '11.2' }],
    ['with a range that misses the ET', { low80: 12 }],
    ['over an unknown distance', { finish: 500 }],
    ['without a time', { measuredAt: 'yesterday' }],
    ['without its number of passes', { passesUsed: null }],
  ])('stored %s', (__, torn) => {
    const drafts = firstStart(PredictionsPage);
    const stored = drafts.read('told-before');
    expect(stored).toMatchObject({ vehicle: 'nova', finish: 1320 });
    drafts.write('told-before', typeof torn === 'string' ? torn : { ...(stored as object), ...torn });
    start(PredictionsPage, drafts, deviceAt(measured));
    expectNone();
  });
});
