import { noticeSurprise, priorNoise, varianceOf } from './noise';

/** Notices the same surprise again and again, expected by the noise alone. */
const after = (surprise: number, times: number) => {
  const noise = priorNoise(0.01, 4);
  for (let time = 0; time < times; time += 1) noticeSurprise(noise, surprise, varianceOf(noise));
  return Math.sqrt(varianceOf(noise));
};

describe('a running estimate of noise', () => {
  test('begins with the assumption', () => {
    expect(after(0, 0)).toBeCloseTo(0.01, 9);
  });

  test('goes to what it sees', () => {
    expect(after(0.02, 500)).toBeCloseTo(0.02, 3);
  });

  test('never falls to nothing', () => {
    expect(after(0, 10_000)).toBeCloseTo(0.01 * Math.sqrt(0.05), 9);
  });

  test('takes a wild surprise for three standard deviations', () => {
    expect(after(1, 1)).toBe(after(0.03, 1));
  });

  test('learns little where other doubts were larger', () => {
    const [sure, unsure] = [priorNoise(0.01, 4), priorNoise(0.01, 4)];
    noticeSurprise(sure, 0.02, 0.01 ** 2);
    noticeSurprise(unsure, 0.02, 10 * 0.01 ** 2);
    expect(unsure.count - 4).toBeLessThan(0.02 * (sure.count - 4));
  });
});
