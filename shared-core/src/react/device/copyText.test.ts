/** @jest-environment jsdom */
import { copyText } from './copyText';

const put = (clipboard: unknown) => Object.assign(navigator, { clipboard });

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('a text is copied', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  put({ writeText });
  await copyText('9.90');
  expect(writeText).toHaveBeenCalledWith('9.90');
});

test.each<[string, unknown]>([
  ['is missing', undefined],
  [
    'throws at once',
    {
      writeText: () => {
        throw new TypeError('no');
      },
    },
  ],
  ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('a clipboard that %s rejects and never throws', async (_, clipboard) => {
  put(clipboard);
  const copied = copyText('9.90');
  await expect(copied).rejects.toThrow();
});
