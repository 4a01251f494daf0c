import { undoTimeout } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, readOnlySession, type MemorySeed } from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom } from 'rxjs';
import { ViewDialog } from './ViewDialog';

const mine = {
  key: 'mine',
  name: 'Mine',
  fieldKeys: ['timeslip.lane', 'timeslip.et_60', 'notes', 'later.version'],
};
const other = { key: 'other', name: 'Tune day', fieldKeys: ['changes'] };

const show = (
  viewKey?: string,
  seed: MemorySeed = {},
  platform = createMemoryPlatform({ views: [mine, other], ...seed }),
) => {
  const closed: unknown[] = [];
  const { unmount } = render(
    <ViewDialog
      input={viewKey === undefined ? {} : { key: viewKey }}
      ports={platform}
      close={(saved) => closed.push(saved)}
    />,
    { wrapper: ThemeRoot },
  );
  const stored = async () => {
    const seen = await firstValueFrom(platform.logBookViews.views$);
    return seen.state === 'present' ? seen.value : [];
  };
  return { platform, closed, stored, unmount, user: userEvent.setup({ delay: null }) };
};

const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Lays out rows of 48 px, one below the other, as a screen does. */
const layOut = () =>
  screen.getAllByRole('listitem').forEach((row) => {
    row.getBoundingClientRect = () => {
      const top = [...(row.parentElement?.children ?? [])].indexOf(row) * 48;
      return { top, height: 48 } as DOMRect;
    };
  });

// Creates a pointer event with a place, which jsdom's lack.
const pointer = (element: Element, type: string, clientY: number) =>
  fireEvent(element, new MouseEvent(type, { bubbles: true, button: 0, clientY }));

describe('a view of the log book', () => {
  test('is made of a name and columns', async () => {
    const { user, stored, closed } = show();
    await user.type(screen.getByLabelText(/^Name/), ' Weather (mine) ');
    act(() => button('Add DA ft').focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('DA ft added at the end.')).toBeInTheDocument();
    expect(button('Add Grains')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows()).toEqual(['DA ft', 'Grains']);
    expect(screen.queryByRole('button', { name: 'Add Date' })).toBeNull();
    await user.click(button('Save view'));
    expect(await stored()).toContainEqual({
      key: 'id-1',
      name: 'Weather (mine)',
      fieldKeys: ['derived.density_altitude', 'derived.grains'],
    });
    expect(closed).toEqual([{ key: 'id-1' }]);
  });

  test('takes a field of one’s own that is added meanwhile', async () => {
    const { user, platform, stored } = show('mine');
    await user.click(screen.getByText('Add a field of your own'));
    expect(platform.log.opened).toEqual([{ name: 'custom-fields', input: {} }]);
    act(
      () =>
        void platform.customFields.save({
          ...{ pk: 'tire', title: 'Tire', titleShort: 'Tire', description: '', defaultLastValue: false },
          ...{ isCustomField: true, isNumeric: false, numericFormat: '0' },
        }),
    );
    await user.click(button('Add Tire'));
    await user.click(button('Save view'));
    expect((await stored())[0]?.fieldKeys).toContain('custom_fields.tire');
  });

  test('is put in order by keyboard: the focus stays on the button, and the place is said', async () => {
    const { user, stored } = show('mine');
    act(() => button('Move Notes up').focus());
    await user.keyboard('{Enter}');
    expect(rows()).toEqual(['Lane', 'Notes', '60 ft']);
    expect(button('Move Notes up')).toHaveFocus();
    expect(screen.getByText('Notes is now 2 of 3.')).toBeInTheDocument();
    await user.keyboard('{Enter}{Enter}');
    expect(rows()).toEqual(['Notes', 'Lane', '60 ft']);
    await user.click(button('Save view'));
    expect((await stored())[0]?.fieldKeys).toEqual([
      'notes',
      'timeslip.lane',
      'timeslip.et_60',
      'later.version',
    ]);
  });

  test('is put in order by dragging a row past its neighbours', () => {
    show('mine');
    layOut();
    const list = screen.getByRole('list');
    list.setPointerCapture = () => undefined;
    const handle = within(screen.getAllByRole('listitem')[0]!).getByText('Lane').previousElementSibling!;
    pointer(handle, 'pointerdown', 24);
    pointer(list, 'pointermove', 60);
    expect(rows()).toEqual(['Lane', '60 ft', 'Notes']);
    pointer(list, 'pointermove', 80);
    expect(rows()).toEqual(['60 ft', 'Lane', 'Notes']);
    pointer(list, 'pointermove', 140);
    expect(rows()).toEqual(['60 ft', 'Notes', 'Lane']);
    fireEvent.lostPointerCapture(list);
    pointer(list, 'pointermove', 10);
    expect(rows()).toEqual(['60 ft', 'Notes', 'Lane']);
  });

  test('loses a column, which can be added again at the end', async () => {
    const { user } = show('mine');
    await user.click(button('Take out Lane'));
    expect(rows()).toEqual(['60 ft', 'Notes']);
    expect(button('Take out 60 ft')).toHaveFocus();
    await user.click(button('Add Lane'));
    expect(rows()).toEqual(['60 ft', 'Notes', 'Lane']);
  });

  test.each([
    ['', 'Enter a name.'],
    ['Tune_day', 'Use only letters, digits, spaces and parentheses.'],
    ['tune DAY', 'You have a view of this name already.'],
  ])('the name “%s” is refused under its field, which gets the focus', async (name, words) => {
    const { user, stored, closed } = show('mine');
    const input = screen.getByLabelText(/^Name/);
    await user.clear(input);
    if (name !== '') await user.type(input, name);
    await user.click(button('Save view'));
    expect(input).toHaveAccessibleDescription(words);
    expect(input).toHaveFocus();
    expect(await stored()).toEqual([mine, other]);
    expect(closed).toEqual([]);
  });

  test('past the most that fit is not begun, and says why; one that is there can still be changed', async () => {
    const views = Array.from({ length: 100 }, (_, index) => ({
      ...other,
      key: `v${index}`,
      name: `V${index}`,
    }));
    const { user, closed, unmount } = show(undefined, { views });
    expect(screen.getByText('Limit reached: 100 views. Delete one to add another.')).toBeVisible();
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    await user.click(screen.getByText('Close'));
    expect(closed).toEqual([undefined]);
    unmount();
    show('v7', { views });
    expect(screen.getByLabelText(/^Name/)).toHaveValue('V7');
  });

  test('is saved as the last one that fits, and leaves no draft', async () => {
    const views = Array.from({ length: 99 }, (_, index) => ({
      ...other,
      key: `v${index}`,
      name: `V${index}`,
    }));
    const { user, platform, stored, closed } = show(undefined, { views });
    await user.type(screen.getByLabelText(/^Name/), 'Last');
    await user.click(button('Add DA ft'));
    await user.click(button('Save view'));
    expect(await stored()).toHaveLength(100);
    expect(closed).toEqual([{ key: 'id-1' }]);
    expect(platform.drafts.read('log-book-view.new')).toBeUndefined();
  });

  test('needs a column', async () => {
    const { user, closed } = show();
    await user.type(screen.getByLabelText(/^Name/), 'Bare');
    await user.click(button('Save view'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one column.');
    expect(closed).toEqual([]);
  });

  test('is deleted, and can be brought back as it was', async () => {
    const { user, platform, stored, closed } = show('mine');
    await user.click(button('Delete'));
    expect(await stored()).toEqual([other]);
    expect(closed).toEqual([undefined]);
    const [message] = platform.log.snackbars;
    expect(message?.text).toBe('View Mine deleted. Your passes are unchanged.');
    expect(message?.timeout).toBe(undoTimeout);
    act(() => message?.action?.run());
    expect(await stored()).toEqual([mine, other]);
  });

  test('opens with its draft if it was left unsaved, until it is saved', async () => {
    const { user, platform, unmount } = show('mine');
    await user.click(button('Take out Lane'));
    unmount();
    expect(platform.drafts.read('log-book-view.mine')).toMatchObject({ name: 'Mine' });
    const again = show('mine', {}, platform);
    expect(rows()).toEqual(['60 ft', 'Notes']);
    await again.user.click(button('Back to the saved version'));
    expect(rows()).toEqual(['Lane', '60 ft', 'Notes']);
    await again.user.click(button('Take out Lane'));
    await again.user.click(button('Save view'));
    expect(platform.drafts.read('log-book-view.mine')).toBeUndefined();
  });

  test('holds the app while it is changed, until it is left', async () => {
    const { user, platform, unmount } = show('mine');
    expect(platform.log.unsavedForms).toBe(0);
    await user.click(button('Take out Lane'));
    expect(platform.log.unsavedForms).toBe(1);
    unmount();
    expect(platform.log.unsavedForms).toBe(0);
  });

  test('is not saved without access, and the typed text stays', async () => {
    const { user, platform, closed } = show('mine', { session: readOnlySession });
    await user.type(screen.getByLabelText(/^Name/), 's');
    await user.click(button('Save view'));
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mines');
    expect(closed).toEqual([]);
  });
});
