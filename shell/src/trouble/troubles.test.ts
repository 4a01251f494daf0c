/** @jest-environment jsdom */
import { snackbar$ } from '../feedback/feedback';
import { full, wiped } from './storageTroubles';
import { endTrouble, noteTrouble, troubles$ } from './troubles';

const kinds = () => troubles$.value.map(({ kind }) => kind);

test('troubles are shown and stay, the worst first, until they end', async () => {
  noteTrouble(full);
  await Promise.resolve();
  expect(snackbar$.value).toMatchObject({ text: full.text, color: 'error', timeout: -1 });
  noteTrouble(wiped);
  noteTrouble(full);
  expect(kinds()).toEqual(['wiped', 'full']);
  endTrouble('wiped');
  endTrouble('clock');
  expect(kinds()).toEqual(['full']);
});
