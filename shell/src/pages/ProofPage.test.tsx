import { failed, ok, seconds, type Result, type SignedCall } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ProofPage } from './ProofPage';

const call: SignedCall = {
  ...{ car: 'Nova', finish: 1320, at: Date.UTC(2026, 10, 30, 19, 14), dial: seconds(9.86) },
  ...{ et: seconds(9.873), low80: seconds(9.85), high80: seconds(9.9) },
};

const show = (hash: string, ...answers: Result<SignedCall | undefined>[]): string[] => {
  const { predictions } = createMemoryPlatform();
  const asked: string[] = [];
  const checkCall = (proof: string) => {
    asked.push(proof);
    return Promise.resolve(answers.shift() ?? ok(undefined));
  };
  render(
    <MemoryRouter initialEntries={[`/proof${hash}`]}>
      <ProofPage ports={{ predictions: { ...predictions, checkCall } }} />
    </MemoryRouter>,
    { wrapper: ThemeRoot },
  );
  return asked;
};

test('a genuine call is shown with its server time', async () => {
  expect(show('#a-b.c_d', ok(call))).toEqual(['a-b.c_d']);
  expect(await screen.findByRole('heading', { name: 'This call is genuine' })).toBeVisible();
  for (const text of ['Nova', 'Call, 1/4 mile', '9.873 (9.850–9.900)', '9.86'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^(Nov 30|Dec 1), 2026, \d+:\d\d [AP]M \S+$/)).toBeVisible();
  expect(
    screen.getByText(/^Slip, track and time of the pass on the card are typed by the racer:/),
  ).toBeVisible();
});

test('a call without a dial shows none', async () => {
  const { dial: _dial, ...withoutDial } = call;
  show('#a.b', ok(withoutDial));
  expect(await screen.findByText('Nova')).toBeVisible();
  expect(screen.queryByText('Dial')).not.toBeInTheDocument();
});

test('a changed call is not genuine', async () => {
  show('#a.b', ok(undefined));
  expect(await screen.findByText('It was not signed by Holeshot, or it was changed.')).toBeVisible();
  expect(screen.queryByText('This call is genuine')).not.toBeInTheDocument();
});

test('without a network the check is tried again on request', async () => {
  const asked = show('#a.b', failed('unavailable', 'The server cannot be reached.'), ok(call));
  expect(await screen.findByText(/^Checking needs a network/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This call is genuine')).toBeVisible();
  expect(asked).toEqual(['a.b', 'a.b']);
});

test('a link without a proof says what the page is for, and asks nothing', () => {
  expect(show('')).toEqual([]);
  expect(screen.getByText(/^A proof card shows a call that was signed before its pass\./)).toBeVisible();
});
