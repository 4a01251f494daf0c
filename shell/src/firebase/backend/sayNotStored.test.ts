/** @jest-environment jsdom */
import { unsavedForms$ } from '../../drafts/draftStore';
import { troubles$ } from '../../trouble/troubles';
import type { OutboxWrite } from '../../writes/outboxStore';
import { sayNotStored } from './sayNotStored';

const unstored = { id: 'a', state: 'refused', reason: 'not-stored' } as OutboxWrite;
const refused = { id: 'b', state: 'refused', reason: 'permission-denied' } as OutboxWrite;

describe('a pass that found no room on the device', () => {
  test('is said, and nothing reloads the app until it has gone out or was discarded', () => {
    const follow = sayNotStored();
    follow([]);
    expect(unsavedForms$.value).toBe(0);
    follow([unstored]);
    follow([unstored, refused]);
    expect(troubles$.value).toMatchObject([{ kind: 'full' }]);
    expect(unsavedForms$.value).toBe(1);
    follow([refused]);
    expect(troubles$.value).toEqual([]);
    expect(unsavedForms$.value).toBe(0);
  });

  test('holds nothing where the server alone has refused', () => {
    sayNotStored()([refused]);
    expect(unsavedForms$.value).toBe(0);
  });
});
