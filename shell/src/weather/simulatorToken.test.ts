/** @jest-environment jsdom */
import { createSimulatorToken } from './simulatorToken';

const answers = (...bodies: object[]) => {
  const asked: string[] = [];
  const fetchUrl = ((url: string) => {
    asked.push(url);
    const body = bodies.shift();
    return body === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ json: () => Promise.resolve(body) } as Response);
  }) as typeof fetch;
  return { asked, token: createSimulatorToken(fetchUrl) };
};

describe('the key to the station simulator', () => {
  test('is fetched once, and anew where the old one is refused', async () => {
    const { asked, token } = answers({ TOKEN: 'first' }, { TOKEN: 'second' });
    expect(await token()).toEqual({ ok: true, value: 'first' });
    expect(await token()).toEqual({ ok: true, value: 'first' });
    expect(await token('first')).toEqual({ ok: true, value: 'second' });
    expect(await token('first')).toEqual({ ok: true, value: 'second' });
    expect(asked).toHaveLength(2);
  });

  test('is missing with a sentence where the simulator does not run, and tried again', async () => {
    const { token } = answers({ SUMMARY: 'Invalid API key.' });
    for (let time = 0; time < 2; time++)
      expect(await token()).toMatchObject({
        ok: false,
        failure: { message: expect.stringContaining('does not answer') },
      });
  });
});
