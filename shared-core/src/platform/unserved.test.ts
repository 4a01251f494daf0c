import { unserved } from './unserved';

const shell = {
  contract: 1,
  ports: { session: [2, 3], clock: 1 },
  modules: { react: '19.3.1', '@mui/material/Chip': '9.2.0' },
};
const remote = { contract: 1, offer: { needs: { session: 2 } } };

describe('needs of a remote that a shell does not serve', () => {
  test('are none where it has the contract, the ports and the modules', () => {
    expect(unserved(remote, shell)).toEqual([]);
    expect(unserved({ ...remote, offer: { needs: { session: 3, clock: 1 } } }, shell)).toEqual([]);
  });

  test('are another contract, and a missing port or version of one', () => {
    const needs = { session: 4, telepathy: 1 } as object;
    expect(unserved({ contract: 2, offer: { needs } }, shell)).toEqual([
      'contract 2',
      'session 4',
      'telepathy 1',
    ]);
  });

  test.each([
    ['the same minor', '^19.3.0', []],
    ['an older minor', '^19.1.0', []],
    ['a newer minor', '^19.4.0', ['react ^19.4.0']],
    ['a newer minor of two digits', '^19.10.0', ['react ^19.10.0']],
    ['an older major', '^18.9.0', ['react ^18.9.0']],
    ['a newer major', '^20.0.0', ['react ^20.0.0']],
    ['what is no version', 'latest', ['react latest']],
  ])('compare the version of React: %s', (_, range, missing) => {
    expect(unserved({ ...remote, uses: { react: range } }, shell)).toEqual(missing);
  });

  test('are a module that it does not provide', () => {
    expect(unserved({ ...remote, uses: { '@mui/material/Rating': '^9.0.0' } }, shell)).toEqual([
      '@mui/material/Rating ^9.0.0',
    ]);
  });

  test('are none where no shell is known', () => {
    expect(unserved({ ...remote, contract: 99 }, undefined)).toEqual([]);
  });

  test('are no modules where either was published before they were named', () => {
    expect(unserved({ ...remote, uses: { react: '^20.0.0' } }, { ...shell, modules: undefined })).toEqual([]);
    expect(unserved(remote, { contract: 1, ports: { session: 2 } })).toEqual([]);
  });
});
