/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import type { PointerFile } from '@holeshot/shared-core';
import { createIntegrityOf } from './integrityOf';

const hash = (encoding: 'hex' | 'base64') => createHash('sha256').update('code').digest(encoding);
const none = `sha256-${Buffer.alloc(32).toString('base64')}`;

const integrityOf = createIntegrityOf(
  [
    { name: 'mf_logbook', pointer: '/remotes/mf-logbook/current.json' },
    { name: 'mf_weather', pointer: 'https://weather.example/current.json' },
    { name: 'mf_account', pointer: '/remotes/mf-account/current.json' },
  ],
  () => {
    const files = [{ url: 'f00d/remoteEntry.js', sha256: hash('hex'), bytes: 4 }];
    return { mf_logbook: { files } as PointerFile, mf_weather: { files } as PointerFile };
  },
);

describe('a script of a remote', () => {
  test.each([
    'http://localhost/remotes/mf-logbook/f00d/remoteEntry.js',
    'https://weather.example/f00d/remoteEntry.js',
  ])('must be what its pointer names: %s', (url) => {
    expect(integrityOf(url)).toBe(`sha256-${hash('base64')}`);
  });

  test.each([
    ['is not in the pointer', 'http://localhost/remotes/mf-logbook/f00d/other.js'],
    ['is of another version', 'http://localhost/remotes/mf-logbook/beef/remoteEntry.js'],
    ['is of a remote whose pointer was not read', 'http://localhost/remotes/mf-account/f00d/remoteEntry.js'],
    ['is of no remote', 'https://elsewhere.example/f00d/remoteEntry.js'],
  ])('never runs if it %s', (_, url) => {
    expect(integrityOf(url)).toBe(none);
  });
});
