/* global describe, expect, test */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readNotices } from './readNotices.mjs';
import { readPackages } from './readPackages.mjs';

/** Permissive licences: all they demand is their notice. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'public domain',
  'Python-2.0',
  'Zlib',
]);

/** Exceptions: fonts and data as they are, and tools that never leave this repository. */
const excepted = {
  'OFL-1.1': ['@fontsource-variable/roboto'],
  'CC-BY-4.0': ['caniuse-lite'],
  'CC-BY-3.0': ['spdx-exceptions'],
  'MPL-2.0': ['@axe-core/playwright', 'axe-core'],
};

const isTaken = ({ name, licence }) => {
  if (excepted[licence]?.includes(name)) return true;
  const named = licence.replace(/[()]/g, '').split(/ (?:AND|OR) /);
  return licence.includes(' AND ')
    ? named.every((each) => permissive.has(each))
    : named.some((each) => permissive.has(each));
};

describe('the licences of all packages', () => {
  test('are permissive, or excepted by name', async () => {
    const packages = await readPackages();
    expect(packages.length).toBeGreaterThan(500);
    const refused = packages.filter((each) => !isTaken(each));
    expect(refused.map(({ name, version, licence }) => `${name}@${version}: ${licence}`)).toEqual([]);
  });

  test('count a version as shipped where any of its places is shipped', async () => {
    const lock = JSON.parse(
      await readFile(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
    );
    const needed = Object.entries(lock.packages)
      .filter(([place, each]) => place.includes('node_modules/') && !each.link)
      .filter(([, each]) => !each.dev && !each.devOptional)
      .map(([place, each]) => `${each.name ?? place.split('node_modules/').at(-1)}@${each.version}`);
    const shipped = (await readPackages()).filter(({ isShipped }) => isShipped);
    expect(shipped.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
      [...new Set(needed)].sort(),
    );
  });

  test.each(['AGPL-3.0', 'Hippocratic-2.1', 'MulanPSL-2.0', 'MIT AND AGPL-3.0', 'unknown', 'UNLICENSED'])(
    'may not be %s',
    (licence) => expect(isTaken({ name: 'x', licence })).toBe(false),
  );

  test('may be chosen where a package gives the choice', () => {
    expect(isTaken({ name: 'x', licence: '(AGPL-3.0 OR MIT)' })).toBe(true);
  });
});

test('the notices of the app name its packages, each with its text', async () => {
  const notices = await readNotices();
  for (const { name, version, isShipped, isOptional } of await readPackages())
    if (isShipped && !isOptional) expect(notices).toContain(`${name} ${version}`);
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices.match(/Apache License\s+Version 2\.0/)).not.toBeNull();
});
