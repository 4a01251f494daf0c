/* global describe, expect, test, afterAll */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const shell = path.resolve(import.meta.dirname, '../../shell');
const built = mkdtempSync(path.join(tmpdir(), 'holeshot-real-build-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

const textsIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(tsx?|js|html)$/.test(file.name) && !file.name.includes('.test.'))
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'));

/** Words of the local account chooser that survive a minifier. */
const ofTheChooser = ['Choose a Google account', 'holeshot.localGoogle', 'email_verified:'];

/** Words of the app without a server. */
const ofTheDevice = ['On this device only', '/demo.json', 'device-racer', 'apikey=device-only'];

describe('a build for a real project', () => {
  test('asks Google itself, and has no account chooser, no demo racer and no app without a server', () => {
    const webpack = spawnSync('npx', ['webpack', '--output-path', built], {
      cwd: shell,
      env: {
        ...process.env,
        HOLESHOT_LOCAL: '',
        HOLESHOT_FIREBASE_PROJECT: 'a-real-project',
        HOLESHOT_FIREBASE_API_KEY: 'its-key',
        HOLESHOT_FIREBASE_APP_ID: 'its-id',
        HOLESHOT_OPERATOR_NAME: 'Who runs it',
        HOLESHOT_OPERATOR_EMAIL: 'who@runs.it',
      },
      encoding: 'utf8',
    });
    expect(`${webpack.stdout}${webpack.stderr}`).not.toMatch(/error/i);
    const files = textsIn(built);
    const found = (text) => files.some((file) => file.includes(text));
    expect(found('a-real-project')).toBe(true);
    expect(found('who@runs.it')).toBe(true);
    expect(found('signInViaPopup')).toBe(true);
    expect(found('holeshot-demo')).toBe(false);
    const sources = textsIn(path.join(shell, 'src'));
    for (const words of [...ofTheChooser, ...ofTheDevice]) {
      expect(sources.some((file) => file.includes(words))).toBe(true);
      expect(found(words)).toBe(false);
    }
  }, 240_000);
});
