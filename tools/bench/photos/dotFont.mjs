/** Letters of nine-pin printers, five columns of seven dots each, the lowest bit on top. */
const columns = {
  0: '3e5149453e',
  1: '00427f4000',
  2: '4261514946',
  3: '2141454b31',
  4: '1814127f10',
  5: '2745454539',
  6: '3c4a494930',
  7: '0171090503',
  8: '3649494936',
  9: '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  '.': '0060600000',
  ':': '0036360000',
  "'": '0005030000',
  '/': '2010080402',
  '-': '0808080808',
  '*': '14083e0814',
  '@': '324979413e',
  ',': '0050300000',
};

/**
 * Returns the dots of a letter as places from its upper left corner; small letters are printed as capitals.
 * @param isSlashed whether a zero has a slash
 */
export const dotsOf = (letter, isSlashed) => {
  const sign = letter === '0' && !isSlashed ? 'O' : letter.toUpperCase();
  const code = columns[sign] ?? '0000000000';
  return Array.from({ length: 5 }, (_, x) => {
    const bits = parseInt(code.slice(2 * x, 2 * x + 2), 16);
    return Array.from({ length: 7 }, (__, y) => (bits & (1 << y) ? [{ x, y }] : [])).flat();
  }).flat();
};
