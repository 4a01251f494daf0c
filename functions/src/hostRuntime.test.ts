import firebase from '../../firebase.json';
import functionsPackage from '../package.json';

const dayInMs = 86_400_000;

/** Runtimes that the pinned deployment tool knows; from the decommission date it refuses to deploy one. */
const { RUNTIMES } = jest.requireActual<{ RUNTIMES: Record<string, { decommissionDate: string }> }>(
  'firebase-tools/lib/deploy/functions/runtimes/supported',
);

describe('the runtime of the functions', () => {
  const runtimes = firebase.functions.map(({ runtime }) => runtime);

  // Fails half a year early, so that the team can move on before a deployment fails.
  test.each(runtimes)('%s can be deployed for another half a year', (runtime) => {
    const end = Date.parse(RUNTIMES[runtime]?.decommissionDate ?? '');
    expect(end).toBeGreaterThan(Date.now() + 180 * dayInMs);
  });

  test('is the one in their package file', () => {
    expect(runtimes).toEqual([`nodejs${functionsPackage.engines.node}`]);
  });
});
