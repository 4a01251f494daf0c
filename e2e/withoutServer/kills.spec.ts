import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killAfterEachPass, killedBooks } from '../kit/killAfterEachPass';
import { test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

for (const { first, times } of killedBooks)
  test(`a pass that was just saved survives the kill of the browser, ${first} to ${first + times - 1}`, async ({
    baseURL,
  }) => {
    test.setTimeout(180_000 + times * 30_000);
    const profile = await mkdtemp(path.join(tmpdir(), 'holeshot-killed-'));
    try {
      await killAfterEachPass({
        baseURL,
        profile,
        times,
        save: (dialog) => dialog.getByRole('button', { name: 'Save pass' }).click(),
      });
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
