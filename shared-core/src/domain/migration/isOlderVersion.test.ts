import { isOlderVersion } from './isOlderVersion';

describe('the age of a version', () => {
  test.each([
    ['4.0.9', '4.1.0', true],
    ['4.1.0', '4.1.0', false],
    ['4.9.0', '4.10.0', true],
    ['4.10.0', '4.9.9', false],
    ['4.1', '4.1.1', true],
    ['4.1.1', '4.1', false],
    ['0.0.0', '4.4.17', true],
    ['', '4.1.0', true],
    ['rubbish', '4.1.0', true],
    ['5', '4.4.17', false],
  ])('%s is older than %s: %s', (version, than, older) => {
    expect(isOlderVersion(version, than)).toBe(older);
  });
});
