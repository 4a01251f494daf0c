import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { askForAccount } from './askForAccount';

beforeEach(() => localStorage.clear());

const ask = () => {
  let answer: ReturnType<typeof askForAccount> = Promise.resolve(undefined);
  act(() => {
    answer = askForAccount();
  });
  return answer;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());

describe('choosing a Google account on the emulators', () => {
  test('accepts any address and offers it again next time', async () => {
    const first = ask();
    type('Google email', ' Dana@Gmail.test ');
    type('Name', 'Dana Ritter');
    press('Continue');
    expect(await first).toEqual({ email: 'dana@gmail.test', name: 'Dana Ritter' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const second = ask();
    press('Dana Ritter (dana@gmail.test)');
    expect(await second).toEqual({ email: 'dana@gmail.test', name: 'Dana Ritter' });
  });

  test('gives nobody when canceled', async () => {
    const answer = ask();
    press('Cancel');
    expect(await answer).toBeUndefined();
  });

  test.each(['{', '7', '[null, 7, {"email": 3}]'])('opens when %s is stored', async (stored) => {
    localStorage.setItem('holeshot.localGoogle', stored);
    const answer = ask();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    press('Cancel');
    expect(await answer).toBeUndefined();
  });
});
