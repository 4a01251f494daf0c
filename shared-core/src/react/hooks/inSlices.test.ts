import { inSlices, sliceFrom } from './inSlices';

/** Three steps and the word `done`. */
function* steps() {
  for (const share of [0.25, 0.5, 0.75]) yield share;
  return 'done';
}

describe('a slice', () => {
  test('is over after 16 ms', () => {
    let time = 100;
    const isOver = sliceFrom(() => time);
    expect(isOver()).toBe(false);
    time = 116;
    expect(isOver()).toBe(true);
  });

  test('is over where the clock was put back', () => {
    let time = 100;
    const isOver = sliceFrom(() => time);
    time = 40;
    expect(isOver()).toBe(true);
  });
});

describe('a long piece of work', () => {
  test('is done in one slice where the clock stands still', async () => {
    const shares: number[] = [];
    const outcome = await inSlices(
      steps(),
      { canceled: false },
      (share) => shares.push(share),
      () => 0,
    );
    expect(outcome).toBe('done');
    expect(shares).toEqual([]);
  });

  test('tells its share after each slice', async () => {
    let time = 0;
    const shares: number[] = [];
    await inSlices(
      steps(),
      { canceled: false },
      (share) => shares.push(share),
      () => (time += 20),
    );
    expect(shares).toEqual([0.25, 0.5, 0.75]);
  });

  test('called off has no outcome', async () => {
    const work = { canceled: false };
    let time = 0;
    const outcome = await inSlices(
      steps(),
      work,
      () => (work.canceled = true),
      () => (time += 20),
    );
    expect(outcome).toBeUndefined();
  });
});
