/* global expect, test */
import { readBasePort } from './readBasePort.mjs';

test.each([
  [undefined, 5400],
  ['', 5400],
  ['6200', 6200],
])('HOLESHOT_PORT %j gives base port %d', (HOLESHOT_PORT, port) => {
  expect(readBasePort({ HOLESHOT_PORT })).toBe(port);
});

test.each(['6250', '900', '65100', 'six'])('HOLESHOT_PORT %s is refused', (HOLESHOT_PORT) => {
  expect(() => readBasePort({ HOLESHOT_PORT })).toThrow(`it is ${HOLESHOT_PORT}.`);
});
