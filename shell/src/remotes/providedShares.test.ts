import { providedModules } from '@holeshot/shared-core';
import * as React from 'react';
import { providedShares } from './providedShares';

const promised = Object.values(providedModules).flat();

describe('the share scope of the shell', () => {
  test('is what remotes are promised, and no more', () => {
    expect(Object.keys(providedShares).sort()).toEqual([...promised].sort());
  });

  test.each(promised)('%s loads, with something in it', async (key) => {
    const { lib, get } = providedShares[key] ?? {};
    const module = lib?.() ?? (await get?.())?.();
    expect(Object.values(module ?? {}).filter((value) => value !== undefined).length).toBeGreaterThan(0);
    if (/^@mui\/material\/[A-Z]/.test(key)) expect(module).toHaveProperty('default');
  });

  test.each(promised)('%s is one module for all, of the version the shell has', (key) => {
    const { version, shareConfig } = providedShares[key]!;
    expect(version).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
    expect(shareConfig).toEqual({ singleton: true, strictVersion: true, requiredVersion: `^${version}` });
  });

  test('is at hand from the start where it is promised for the start, and only there', () => {
    const atHand = Object.keys(providedShares).filter((key) => providedShares[key]?.lib !== undefined);
    expect(atHand.sort()).toEqual([...providedModules.start].sort());
  });

  test('is the very React that the shell draws with', () => {
    expect((providedShares['react']?.lib?.() as typeof React).useState).toBe(React.useState);
  });
});
