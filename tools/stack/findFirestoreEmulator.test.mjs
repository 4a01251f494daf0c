/* global describe, expect, test */
import path from 'node:path';
import { findFirestoreEmulator, javaVersion } from './findFirestoreEmulator.mjs';

const bare = {
  env: {},
  hasJava: async () => true,
  sdkRoot: async () => '',
  present: async () => false,
  downloaded: async () => false,
  canDownload: async () => false,
};
const jar = path.join('/sdk', 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['no such command', 0],
])('the Java that says %s is version %d', (told, major) => {
  expect(javaVersion(told)).toBe(major);
});

describe('the Firestore emulator', () => {
  test('is the one that runs already, with or without Java', async () => {
    const machine = {
      ...bare,
      env: { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
      hasJava: async () => false,
    };
    expect(await findFirestoreEmulator(machine)).toEqual({ kind: 'running', host: '127.0.0.1:8080' });
  });

  test('else comes from the Cloud SDK, where that holds it', async () => {
    const machine = { ...bare, sdkRoot: async () => '/sdk', downloaded: async () => true };
    const holds = { ...machine, present: async (file) => file === jar };
    expect(await findFirestoreEmulator(holds)).toEqual({ kind: 'sdk', jar });
    expect(await findFirestoreEmulator(machine)).toEqual({ kind: 'download' });
  });

  test('else comes from the download, made or possible', async () => {
    expect(await findFirestoreEmulator({ ...bare, canDownload: async () => true })).toEqual({
      kind: 'download',
    });
  });

  test('else is missing, and one sentence says what to install', async () => {
    const noJava = await findFirestoreEmulator({ ...bare, hasJava: async () => false });
    expect(noJava.missing).toMatch(/^[^\n]*Java[^\n]*$/);
    const noEmulator = await findFirestoreEmulator(bare);
    expect(noEmulator.missing).toMatch(/^[^\n]*google-cloud-cli-firestore-emulator[^\n]*$/);
  });
});
