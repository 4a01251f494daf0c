import { seconds, type OwnProof } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import { encode } from 'uqr';
import { drawProof } from './drawProof';
import { pictureSize } from './sharePictureText';

const own: OwnProof = {
  ...{ vehicleUid: 'nova', proof: `${'a'.repeat(150)}.${'b'.repeat(43)}` },
  call: {
    ...{ car: 'Nova', finish: 1320, at: Date.parse(fullPass.log_entry_datetime) - 360_000 },
    ...{ et: seconds(11.235), low80: seconds(11.21), high80: seconds(11.26), dial: seconds(11.22) },
  },
};
const origin = 'https://holeshot.web.app';

/** Draws on a canvas whose letters are half as wide as high; returns the texts and the filled boxes. */
const drawn = (proof = own, et = seconds(11.241)) => {
  const texts: string[] = [];
  const boxes: { color: string; x: number; y: number; width: number; height: number }[] = [];
  const canvas = {
    fillStyle: '',
    font: '',
    textAlign: 'left' as CanvasTextAlign,
    fillRect: (x: number, y: number, width: number, height: number) =>
      void boxes.push({ color: canvas.fillStyle, x, y, width, height }),
    measureText: (text: string) =>
      ({ width: (text.length * Number(/(\d+)px/.exec(canvas.font)?.[1])) / 2 }) as TextMetrics,
    fillText: (text: string) => void texts.push(text),
  };
  drawProof(canvas, fullPass, proof, et, origin);
  return { texts, boxes };
};

test('a proof card has the car, the signed call, its server time, the typed slip and the miss', () => {
  const { texts } = drawn();
  for (const text of [
    ...['Nova', '11.235', '80 % between 11.210 and 11.260, dial 11.22', 'Slip as typed by the racer'],
    ...['11.241', 'Miss +0.006', 'Scan to check the call', 'holeshot.web.app'],
  ])
    expect(texts).toContain(text);
  expect(texts).toContainEqual(
    expect.stringMatching(/^Server’s clock: \w+ \d+, \d{4}, \d+:\d\d\s[AP]M C[DS]T$/),
  );
});

test('a call without a dial says nothing of it', () => {
  const { dial: _dial, ...call } = own.call;
  const { texts } = drawn({ ...own, call });
  expect(texts).toContain('80 % between 11.210 and 11.260');
  expect(texts.filter((text) => /dial|undefined|NaN/.test(text))).toEqual([]);
});

test.each([own.proof, `${'a'.repeat(540)}.${'b'.repeat(43)}`])(
  'its code leads to the check, with a quiet zone and dots that a phone can read (%#)',
  (proof) => {
    const { boxes } = drawn({ ...own, proof });
    const ground = boxes.find(({ color }) => color === '#ffffff')!;
    const dots = boxes.filter(({ color }) => color === '#000000');
    const { data, size } = encode(`${origin}/proof#${proof}`, { ecc: 'M', border: 4 });
    const dot = ground.width / size;
    expect(dot).toBeGreaterThanOrEqual(4);
    expect(ground.y + ground.height).toBeLessThanOrEqual(pictureSize.height - 40);
    expect(dots.map(({ x, y }) => `${(x - ground.x) / dot} ${(y - ground.y) / dot}`)).toEqual(
      data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))),
    );
  },
);
