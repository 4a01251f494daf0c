import { failed, ok, ownProofsKey, readOwnProofs, seconds } from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  racerSettings,
  readOnlySession,
  summerAfternoon,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PredictionsPage } from '../page/PredictionsPage';

const hint = 'The server adds its time. After the pass, share both as a proof card.';
const lastPass = novaPasses[0]!;
const now = Date.parse(lastPass.log_entry_datetime) + 3_600_000;
const seed: MemorySeed = {
  ...{ vehicles: [nova], locations: [greatLakes], entries: novaPasses, now },
  observation: ok({ ...summerAfternoon, datetime: new Date(now).toISOString() }),
  settings: { ...racerSettings, selectedPrediction: `nova|${greatLakes.uid}` },
};
const show = async (platform: MemoryPlatform) => {
  cleanup();
  render(<PredictionsPage ports={platform} />);
  await screen.findByRole('region', { name: 'Next pass' });
};
const sign = () => userEvent.click(screen.getByRole('button', { name: 'Sign this call' }));
const signedLine = /^Signed \d+:\d\d [AP]M: \d+\.\d{3} \(\d+\.\d{3}–\d+\.\d{3}\), dial \d+\.\d\d$/;
const proofsOn = ({ drafts }: MemoryPlatform) => readOwnProofs(drafts.read(ownProofsKey));

test('a call is signed with the server’s time, and the device remembers it for the next pass', async () => {
  const platform = createMemoryPlatform(seed);
  await show(platform);
  expect(screen.getByText(hint)).toBeVisible();
  await sign();
  expect(await screen.findByText(signedLine)).toBeVisible();
  expect(proofsOn(platform)).toMatchObject([
    { vehicleUid: 'nova', call: { car: nova.name, finish: nova.finish, at: now } },
  ]);
  await show(platform);
  expect(screen.getByText(signedLine)).toBeVisible();
});

test('a signed call is over with the next pass, and remembered for its card', async () => {
  const platform = createMemoryPlatform(seed);
  await show(platform);
  await sign();
  await screen.findByText(signedLine);
  cleanup();
  platform.logBooks.save({
    ...lastPass,
    log_entry_uid: 'later',
    log_entry_datetime: new Date(now + 60_000).toISOString(),
  });
  const later = createMemoryPlatform({ ...seed, now: now + 120_000 });
  await show({ ...platform, clock: later.clock });
  expect(screen.getByText(hint)).toBeVisible();
  expect(proofsOn(platform)).toHaveLength(1);
});

test.each([
  [failed('unavailable', 'The server cannot be reached.'), 'Signing needs a network.'],
  [failed('part-missing', 'A part is missing.'), 'Signing needs a network.'],
  [
    failed('resource-exhausted', 'Too many calls signed in the last hour.'),
    'Too many calls signed in the last hour.',
  ],
  [
    failed('no-signing', 'Signing a call needs an account and a network.'),
    'Signing a call needs an account and a network.',
  ],
])('a call that is not signed says so and loses nothing: %j', async (signed, words) => {
  const before = { vehicleUid: 'duster', proof: 'a.b', call: { car: 'Duster', finish: 1320, at: now } };
  const earlier = {
    ...before,
    call: { ...before.call, et: seconds(9), low80: seconds(9), high80: seconds(9) },
  };
  const platform = createMemoryPlatform({ ...seed, signed });
  platform.drafts.write(ownProofsKey, [earlier]);
  await show(platform);
  await sign();
  expect(await screen.findByText(`${words} Your call is not signed.`)).toBeVisible();
  expect(proofsOn(platform)).toEqual([earlier]);
});

test('nothing offers to sign in an older shell, or without write access', async () => {
  const { signCall: _signCall, ...older } = createMemoryPlatform(seed).predictions;
  await show({ ...createMemoryPlatform(seed), predictions: older } as MemoryPlatform);
  expect(screen.queryByRole('button', { name: 'Sign this call' })).toBeNull();
  await show(createMemoryPlatform({ ...seed, session: readOnlySession }));
  expect(screen.queryByRole('button', { name: 'Sign this call' })).toBeNull();
});
