/** @jest-environment jsdom */
import { askToKeep } from './askToKeep';

test('the browser is asked to keep the data once, and not at every pass', () => {
  let asked = 0;
  const storage = {
    persist: () => {
      asked += 1;
      return Promise.resolve(false);
    },
  };
  askToKeep(undefined);
  expect(asked).toBe(0);
  askToKeep(storage);
  askToKeep(storage);
  expect(asked).toBe(1);
});
