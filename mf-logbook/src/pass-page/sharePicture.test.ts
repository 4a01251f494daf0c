/** @jest-environment jsdom */
import { sharePicture } from './sharePicture';

const picture = new File(['x'], 'pass.png', { type: 'image/png' });
const saved: string[] = [];
const give = (parts: object) => Object.assign(navigator, parts);

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
});
afterEach(() => {
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
});

test('a picture goes to the share sheet', async () => {
  const share = jest.fn(() => Promise.resolve());
  give({ canShare: () => true, share });
  await sharePicture(picture);
  expect(share).toHaveBeenCalledWith({ files: [picture] });
  expect(saved).toEqual([]);
});

test.each<[string, object]>([
  ['is missing', {}],
  ['takes no files', { canShare: () => false }],
  ['refuses', { canShare: () => true, share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('a picture is saved as a file where the share sheet %s', async (_, parts) => {
  give(parts);
  await sharePicture(picture);
  expect(saved).toEqual(['pass.png']);
});

test('a share sheet that the racer closes saves nothing', async () => {
  give({ canShare: () => true, share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await sharePicture(picture);
  expect(saved).toEqual([]);
});
