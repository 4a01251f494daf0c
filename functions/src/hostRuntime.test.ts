import firebase from '../../firebase.json';
import functionsPackage from '../package.json';

const dayInMs = 86_400_000;

/** What the pinned deployment tool says of runtimes; from that day on it deploys none of it. */
const { RUNTIMES } = jest.requireActual<{ RUNTIMES: Record<string, { decommissionDate: string }> }>(
  'firebase-tools/lib/deploy/functions/runtimes/supported',
);

describe('the runtime of the functions', () => {
  const runtimes = firebase.functions.map(({ runtime }) => runtime);

  // It fails in time for whoever works on the code then: a deployment would fail on the day itself.
  test.each(runtimes)('%s can be deployed for half a year yet', (runtime) => {
    const end = Date.parse(RUNTIMES[runtime]?.decommissionDate ?? '');
    expect(end).toBeGreaterThan(Date.now() + 180 * dayInMs);
  });

  test('is the one that their package names', () => {
    expect(runtimes).toEqual([`nodejs${functionsPackage.engines.node}`]);
  });
});
