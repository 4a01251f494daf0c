import subsetFont from 'subset-font';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters that Google's Latin fonts have. */
const latin =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  range(0x2000, 0x206f) +
  'ıŒœʻʼˆ˚˜€™↑↓−∕\u0304\u0308\u0329\ufeff\ufffd';

/**
 * Makes of a variable font one of half its size, which comes before the first paint: with the weights that the app writes
 * in, without the features that no browser turns on by itself, and without hints, which no phone looks at.
 * @param {Buffer} font WOFF2, with a weight axis
 * @returns {Promise<Buffer>} WOFF2, weights 400 to 700
 */
export const latinFont = (font) =>
  subsetFont(font, latin, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'],
    noHinting: true,
  });
