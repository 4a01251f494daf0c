/** @jest-environment jsdom */
import { createDraftStore, unsavedForms$ } from './draftStore';

const none = () => undefined;

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  test('outlive a reload until they are cleared', () => {
    createDraftStore(() => 'ann', none).write('log-entry', { et_660: '7.1' });
    const afterReload = createDraftStore(() => 'ann', none);
    expect(afterReload.read('log-entry')).toEqual({ et_660: '7.1' });
    afterReload.clear('log-entry');
    expect(afterReload.read('log-entry')).toBeUndefined();
  });

  test('are separate for each racer and key', () => {
    let uid: string | undefined = 'ann';
    const drafts = createDraftStore(() => uid, none);
    drafts.write('log-entry', 'of Ann');
    uid = 'bob';
    expect(drafts.read('log-entry')).toBeUndefined();
    drafts.clear('log-entry');
    uid = undefined;
    expect(drafts.read('log-entry')).toBeUndefined();
    uid = 'ann';
    expect(drafts.read('log-entry')).toBe('of Ann');
    expect(drafts.read('vehicle')).toBeUndefined();
  });

  describe('after a record saved before the data was open', () => {
    const save = () => {
      let settle: (isStored: boolean) => void = () => undefined;
      const stored = new Promise<boolean>((resolve) => (settle = resolve));
      const drafts = createDraftStore(
        () => 'ann',
        () => stored,
      );
      drafts.write('log-entry', 'typed');
      drafts.clear('log-entry');
      return { drafts, settle };
    };
    const afterKill = () => createDraftStore(() => 'ann', none).read('log-entry');

    test('are not offered again, and survive a kill until it is stored', async () => {
      const { drafts, settle } = save();
      expect(drafts.read('log-entry')).toBeUndefined();
      expect(afterKill()).toBe('typed');
      settle(true);
      await Promise.resolve();
      expect(afterKill()).toBeUndefined();
    });

    test('are offered again if it was not stored', async () => {
      const { drafts, settle } = save();
      settle(false);
      await Promise.resolve();
      expect(drafts.read('log-entry')).toBe('typed');
    });

    test('give way to a newer draft, and are offered after it if the record was not stored', async () => {
      const { drafts, settle } = save();
      drafts.write('log-entry', 'the next pass');
      settle(false);
      await Promise.resolve();
      expect(drafts.read('log-entry')).toBe('the next pass');
      drafts.clear('log-entry');
      expect(drafts.read('log-entry')).toBe('typed');
    });

    test('are offered after a kill, after a newer draft', () => {
      const { drafts } = save();
      drafts.write('log-entry', 'the next pass');
      const next = createDraftStore(() => 'ann', none);
      expect(next.read('log-entry')).toBe('the next pass');
      next.clear('log-entry');
      expect(next.read('log-entry')).toBe('typed');
      next.clear('log-entry');
      expect(next.read('log-entry')).toBeUndefined();
    });
  });

  test('a broken draft is none', () => {
    localStorage.setItem('holeshot.draft.ann.log-entry', '{');
    expect(createDraftStore(() => 'ann', none).read('log-entry')).toBeUndefined();
  });

  test('each form counts once, however often it is released', () => {
    const drafts = createDraftStore(() => 'ann', none);
    const releaseOne = drafts.hold();
    const releaseTwo = drafts.hold();
    expect(unsavedForms$.value).toBe(2);
    releaseOne();
    releaseOne();
    expect(unsavedForms$.value).toBe(1);
    releaseTwo();
    expect(unsavedForms$.value).toBe(0);
  });
});
