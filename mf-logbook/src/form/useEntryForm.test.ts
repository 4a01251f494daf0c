/** @jest-environment jsdom */
import { ok } from '@holeshot/shared-core';
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { freshEntry } from '../draft/entryDraft';
import { useEntryForm } from './useEntryForm';

describe('the form of a pass', () => {
  test('names a mistake that no field on the screen shows', async () => {
    const { drafts } = createMemoryPlatform();
    const fresh = freshEntry({ passUid: 'p', vehicleUid: 'v', locationUid: 'l', localTime: '' });
    const { result } = renderHook(() =>
      useEntryForm({
        draftKey: 'log-entry',
        fresh,
        isEdit: false,
        drafts,
        isSaved: () => false,
        check: () => ({
          errors: { et_1000: 'Type a number, such as 11.241.' },
          doubts: [],
          awaitsWeather: false,
        }),
        save: () => ok({ logEntryUid: 'p' }),
      }),
    );
    act(() => result.current.submit(() => undefined));
    await waitFor(() =>
      expect(result.current.notice).toEqual({
        kind: 'failure',
        message: 'Not saved. 1000 ft: Type a number, such as 11.241. Your entries are still here.',
      }),
    );
  });
});
