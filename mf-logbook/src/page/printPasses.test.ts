/** @jest-environment jsdom */
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { printPasses } from './printPasses';

test('a browser without a printer says so, and loses nothing', async () => {
  Object.assign(window, { print: undefined });
  const { feedback, log } = createMemoryPlatform();
  await printPasses('Log book', [], [], feedback);
  expect(log.snackbars).toEqual([
    {
      text: 'This browser cannot print. Nothing is lost: export the log book, or open Holeshot in another browser.',
      color: 'error',
    },
  ]);
  expect(document.querySelector('[data-sheets]')).toBeNull();
});
