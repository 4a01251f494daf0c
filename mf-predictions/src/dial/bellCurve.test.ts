import { bellCurve } from './bellCurve';

const endOf = (path: string) => Number(/L([\d.]+) [\d.]+Z$/.exec(path)?.[1]);

describe('a bell curve', () => {
  test('puts a dial at the ET in the middle, a quicker one left of it', () => {
    expect(bellCurve(0).dialX).toBe(160);
    expect(bellCurve(-1).dialX).toBeLessThan(160);
    expect(endOf(bellCurve(-1).breakout)).toBeCloseTo(bellCurve(-1).dialX, 1);
  });

  test('stays in the picture for a dial far away', () => {
    expect(bellCurve(40).dialX).toBe(320);
    expect(bellCurve(-40)).toMatchObject({ dialX: 0, breakout: '' });
    expect(bellCurve(NaN).dialX).toBe(0);
    expect(bellCurve(40).breakout).not.toContain('NaN');
  });
});
