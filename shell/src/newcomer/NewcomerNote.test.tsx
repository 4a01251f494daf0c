import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSession,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { newcomers$ } from './newcomers';
import { setNewcomer } from './setNewcomer';
import { NewcomerNote } from './NewcomerNote';

const unverified = {
  ...racerSession,
  emailVerified: false,
  access: 'logged_in_read_only',
  canWrite: false,
  trialDaysLeft: null,
} as const;

const show = (path: string, seed: MemorySeed = {}) => {
  const platform = createMemoryPlatform(seed);
  render(<NewcomerNote ports={platform} path={path} />, { wrapper: ThemeRoot });
  const calls = () => platform.log.accountCalls.map(({ call }) => call);
  return { platform, calls };
};
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

beforeEach(() => {
  jest.useFakeTimers();
  setNewcomer('racer', false);
});
afterEach(() => void jest.useRealTimers());

describe('a racer who has registered and not verified the address', () => {
  test('is told so beside any page, and never that a trial has ended', () => {
    show('/logbook', { session: unverified });
    const note = screen.getByRole('complementary', { name: 'Email not verified' });
    expect(note).toHaveTextContent(
      'Open the link in the email to racer@holeshot.test to start your 14 free days.',
    );
    expect(note).not.toHaveTextContent(/ended/);
    expect(newcomers$.value).toEqual(['racer']);
  });

  test('gets the email again, and hears that', async () => {
    const { calls } = show('/logbook', { session: unverified });
    await press('Resend');
    expect(calls()).toEqual(['sendVerification']);
    expect(screen.getByRole('status')).toHaveTextContent('Email sent again. Check your spam folder too.');
  });

  test('who says so too early is told what to do', async () => {
    show('/logbook', { session: unverified, verified: false });
    await press('I have verified');
    expect(screen.getByRole('status')).toHaveTextContent('Not verified yet. Open the link in the email');
  });

  test('is not told otherwise where the press comes during the check on focus', async () => {
    const { platform } = show('/logbook', { session: unverified });
    let answer: (verified: boolean) => void = () => undefined;
    const checks = jest.fn();
    platform.account.checkVerification = () => {
      checks();
      return new Promise((resolve) => {
        answer = (verified) => resolve({ ok: true, value: { verified } });
      });
    };
    act(() => void window.dispatchEvent(new Event('focus')));
    await press('I have verified');
    expect(checks).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'I have verified' })).toBeDisabled();
    await act(async () => {
      answer(true);
      await Promise.resolve();
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test.each(['/logbook', '/email-verification'])('is noticed within five seconds on %s', async (path) => {
    const { calls, platform } = show(path, { session: unverified, verified: true });
    expect(calls()).toEqual([]);
    await seconds(5);
    expect(calls()).toEqual(['checkVerification']);
    act(() => platform.setSession(racerSession));
    expect(screen.queryByRole('complementary', { name: 'Email not verified' })).not.toBeInTheDocument();
  });

  test('has one set of buttons on the page of the verification', () => {
    show('/email-verification', { session: unverified });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is not looked for in a hidden tab or without a network, and less often after a quarter of an hour', async () => {
    const { calls } = show('/logbook', { session: unverified, verified: false });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await seconds(60);
    expect(calls()).toEqual([]);
    online.mockReturnValue(true);
    await seconds(15 * 60);
    const before = calls().length;
    await seconds(320);
    expect(calls().length - before).toBe(10);
    online.mockRestore();
  });
});

describe('a newcomer', () => {
  const link = () => screen.getByRole('complementary', { name: 'First steps' });

  test('is led from step to step, to the number', () => {
    const { platform } = show('/settings');
    expect(link()).toHaveTextContent('Step 1 of 4Add your vehicle');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/vehicles');
    act(() => void platform.vehicles.save(nova));
    expect(link()).toHaveTextContent('Step 2 of 4Add your track');
    act(() => void platform.locations.save(greatLakes));
    expect(link()).toHaveTextContent('Step 3 of 4Log a pass');
    act(() => {
      for (const pass of novaPasses) platform.logBooks.save(pass);
    });
    expect(link()).toHaveTextContent('Step 4 of 4See your number');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/predictions');
    expect(newcomers$.value).toEqual(['racer']);
  });

  test('is nobody whose car and track are there while the log book has not come', () => {
    show('/settings', { vehicles: [nova], locations: [greatLakes] });
    expect(link()).toHaveTextContent('Step 3 of 4');
    expect(newcomers$.value).toEqual([]);
  });

  test('stays one until the page of the number is opened', () => {
    setNewcomer('racer', true);
    show('/predictions', { vehicles: [nova], locations: [greatLakes], entries: novaPasses });
    expect(newcomers$.value).toEqual([]);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  test('has no link to the page that is open, and no note where the steps stand', () => {
    show('/vehicles');
    expect(link()).toHaveTextContent('Add your vehicle');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test.each(['/', '/getting-started'])('reads no second list of steps on %s', (path) => {
    show(path);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
