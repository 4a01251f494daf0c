import { ownProofsKey } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, fullPass } from '@holeshot/shared-core/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PassPage } from './PassPage';

const ranAt = Date.parse(fullPass.log_entry_datetime);

/** Opens the pass on a device that had a call signed so many minutes before it. */
const open = (minutesBefore?: number) => {
  const platform = createMemoryPlatform({ entries: [fullPass] });
  const call = { car: 'Nova', finish: 1320, et: 11.235, low80: 11.21, high80: 11.26 };
  if (minutesBefore !== undefined)
    platform.drafts.write(ownProofsKey, [
      {
        ...{ vehicleUid: fullPass.vehicle.uid, proof: 'a.b' },
        call: { ...call, at: ranAt - minutesBefore * 60_000 },
      },
    ]);
  history.replaceState({}, '', `/logbook/pass?uid=${fullPass.log_entry_uid}`);
  render(<PassPage ports={platform} />, { wrapper: ThemeRoot });
  return platform;
};
const button = () => screen.queryByRole('button', { name: 'Proof card' });

afterEach(() => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'getContext');
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'toBlob');
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

test('a pass with a call signed before it is shared as a proof card', async () => {
  const texts: string[] = [];
  const shared: File[] = [];
  const context = {
    fillRect: () => undefined,
    measureText: () => ({ width: 1 }),
    fillText: (text: string) => void texts.push(text),
  };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['x'])),
  });
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files }: { files: File[] }) => Promise.resolve(void shared.push(...files)),
  });
  open(6);
  await userEvent.click(button()!);
  await waitFor(() =>
    expect(shared.map(({ name }) => name)).toEqual([expect.stringMatching(/^proof-.+\.png$/)]),
  );
  expect(texts).toEqual(expect.arrayContaining(['Nova', '11.235', 'Slip as typed by the racer', '11.241']));
});

test('the page shows the signed call of the pass by its name, and the miss of it', () => {
  open(6);
  const figure = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(figure('Signed call')).toBe('Signed call11.235');
  expect(figure('Miss')).toMatch(/\+0\.006/);
  expect(screen.queryByText('Call')).toBeNull();
});

test('a browser that cannot draw says so', async () => {
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  const { log } = open(6);
  await userEvent.click(button()!);
  await waitFor(() =>
    expect(log.snackbars).toMatchObject([{ text: expect.stringMatching(/could not draw/) as string }]),
  );
});

test('a pass before its signing has no card and says why', () => {
  open(-6);
  expect(button()).toBeNull();
  expect(
    screen.getByText(/^No proof card: the call was signed at .+, after the time of this pass\.$/),
  ).toBeVisible();
});

test('a pass without a signed call says nothing of a card', () => {
  open();
  expect(button()).toBeNull();
  expect(screen.queryByText(/proof card/i)).toBeNull();
  expect(screen.queryByText('Signed call')).toBeNull();
});
