/** @jest-environment jsdom */
import { createDraftStore, unsavedForms$ } from './draftStore';

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  test('outlive a reload until they are cleared', () => {
    createDraftStore(() => 'ann').write('log-entry', { et_660: '7.1' });
    const afterReload = createDraftStore(() => 'ann');
    expect(afterReload.read('log-entry')).toEqual({ et_660: '7.1' });
    afterReload.clear('log-entry');
    expect(afterReload.read('log-entry')).toBeUndefined();
  });

  test('are kept apart by racer and by key', () => {
    let uid: string | undefined = 'ann';
    const drafts = createDraftStore(() => uid);
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

  test('a broken draft is none', () => {
    localStorage.setItem('holeshot.draft.ann.log-entry', '{');
    expect(createDraftStore(() => 'ann').read('log-entry')).toBeUndefined();
  });

  test('each form is held once, however often it says that it is done', () => {
    const drafts = createDraftStore(() => 'ann');
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
