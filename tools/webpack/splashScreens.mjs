/** Upright screens of the iPhones with iOS 16.4 or later: width and height in CSS pixels, and device pixels of one. */
const screens = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
];

/** Pictures that iOS shows while an installed app starts, one for each screen: iOS takes none of another size. */
export const splashScreens = screens.map(([width, height, ratio]) => ({
  name: `splash-${width * ratio}x${height * ratio}`,
  ...{ width, height, ratio },
  media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`,
}));
