import { undoTimeout, type CustomField } from '@holeshot/shared-core';
import { ThemeRoot } from '@holeshot/shared-core/react';
import { createMemoryPlatform, readOnlySession, type MemorySeed } from '@holeshot/shared-core/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom } from 'rxjs';
import { CustomFieldsDialog } from './CustomFieldsDialog';

const launch: CustomField = {
  pk: 'launch',
  title: 'Launch rpm',
  titleShort: 'Launch',
  description: 'On the two-step',
  defaultLastValue: true,
  isCustomField: true,
  isNumeric: true,
  numericFormat: '0',
};
const tire: CustomField = {
  ...launch,
  pk: 'tire',
  title: 'Tire',
  titleShort: 'Tire',
  description: '',
  isNumeric: false,
  numericFormat: '0.000',
};

const show = (
  seed: MemorySeed = {},
  platform = createMemoryPlatform({ customFields: [tire, launch], ...seed }),
) => {
  let closed = 0;
  render(
    <CustomFieldsDialog
      ports={platform}
      close={() => {
        closed += 1;
      }}
      input={{}}
    />,
    { wrapper: ThemeRoot },
  );
  const stored = async () => {
    const seen = await firstValueFrom(platform.customFields.fields$);
    return seen.state === 'present' ? seen.value : [];
  };
  return { platform, stored, closed: () => closed, user: userEvent.setup({ delay: null }) };
};

test('a field that cannot be read is named beside those that can', () => {
  const reason = 'This custom field cannot be read: title is missing.';
  show({ unreadable: { customFields: [{ id: 'bad', reason, stored: {} }] } });
  expect(screen.getByText('1 custom field cannot be read')).toBeInTheDocument();
  expect(screen.getByText('Launch rpm')).toBeInTheDocument();
});

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);

describe('custom fields', () => {
  test('are listed by name with what they are', () => {
    show();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Launch rpmNumber, 0 · On the two-step',
      'TireText',
    ]);
  });

  test('without any, it says what they are for', () => {
    show({ customFields: [] });
    expect(screen.getByText(/Add a field for anything else/)).toBeInTheDocument();
  });

  test('one is added by name alone, with the keyboard', async () => {
    const { platform, user, stored } = show({ customFields: [] });
    await user.click(button('Add a field'));
    expect(field('Name')).toHaveFocus();
    await user.keyboard(' Two Step (rpm) ');
    expect(platform.log.unsavedForms).toBe(1);
    await user.keyboard('{Enter}');
    expect(await stored()).toEqual([
      {
        pk: 'id-1',
        title: 'Two Step (rpm)',
        titleShort: 'Two Step (rpm)',
        description: '',
        defaultLastValue: false,
        isCustomField: true,
        isNumeric: false,
        numericFormat: '0.000',
      },
    ]);
    expect(button('Add a field')).toHaveFocus();
    await waitFor(() => expect(platform.log.unsavedForms).toBe(0));
  });

  test('a number has a format and can begin with the last value', async () => {
    const { user, stored } = show({ customFields: [] });
    await user.click(button('Add a field'));
    await user.type(field('Name'), 'Boost');
    await user.type(field('Short name'), 'Bst');
    expect(screen.queryByRole('radio', { name: '1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'A number' }));
    await user.click(screen.getByRole('radio', { name: '1' }));
    await user.click(screen.getByRole('switch', { name: 'Start with the last value' }));
    await user.click(button('Save field'));
    expect(await stored()).toMatchObject([
      { title: 'Boost', titleShort: 'Bst', isNumeric: true, numericFormat: '0.0', defaultLastValue: true },
    ]);
  });

  test('one is edited: its key stays, and the focus comes back to it', async () => {
    const { user, stored } = show();
    await user.click(button('Edit Launch rpm'));
    expect(field('Name')).toHaveValue('Launch rpm');
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Leave rpm{Enter}');
    expect(await stored()).toEqual([{ ...launch, title: 'Leave rpm' }, tire]);
    expect(button('Edit Leave rpm')).toHaveFocus();
  });

  test.each([
    ['', 'Enter a name.'],
    ['Boost!', 'Use only letters, digits, spaces and parentheses.'],
    ['tire', 'You have a field of this name already.'],
    ['x'.repeat(61), 'Use at most 60 characters.'],
  ])('the name “%s” is refused under its field', async (name, words) => {
    const { user, stored } = show();
    await user.click(button('Edit Launch rpm'));
    await user.clear(field('Name'));
    if (name !== '') await user.type(field('Name'), name);
    await user.click(button('Save field'));
    expect(field('Name')).toHaveAccessibleDescription(words);
    expect(await stored()).toEqual([launch, tire]);
  });

  test('past the most that fit, Add says why it does nothing, and adds again once one is deleted', async () => {
    const fields = Array.from({ length: 100 }, (_, index) => ({
      ...tire,
      pk: `f${index}`,
      title: `F${index}`,
    }));
    const { user } = show({ customFields: fields });
    const add = button('Add a field');
    expect(add).toHaveAccessibleDescription('Limit reached: 100 custom fields. Delete one to add another.');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await user.click(add);
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    await user.click(button('Delete F7'));
    await user.click(button('Add a field'));
    expect(field('Name')).toBeVisible();
  });

  test('Back changes nothing', async () => {
    const { platform, user, stored } = show();
    await user.click(button('Edit Tire'));
    await user.type(field('Name'), 's');
    await user.click(button('Back'));
    expect(await stored()).toEqual([launch, tire]);
    expect(platform.log.unsavedForms).toBe(0);
  });

  test('come back as a draft after Back and after the dialog was closed, until they are saved', async () => {
    const { platform, user, stored } = show();
    await user.click(button('Add a field'));
    await user.type(field('Name'), 'Boost');
    await user.click(screen.getByRole('switch', { name: 'A number' }));
    await user.click(button('Back'));
    await user.click(button('Edit Tire'));
    expect(field('Name')).toHaveValue('Tire');
    expect(screen.queryByText(/have not saved it/)).not.toBeInTheDocument();
    cleanup();

    show({}, platform);
    await user.click(button('Add a field'));
    expect(field('Name')).toHaveValue('Boost');
    expect(screen.getByRole('switch', { name: 'A number' })).toBeChecked();
    expect(platform.log.unsavedForms).toBe(1);
    await user.click(button('Save field'));
    expect(await stored()).toMatchObject([{ title: 'Boost', isNumeric: true }, launch, tire]);
    await user.click(button('Add a field'));
    expect(field('Name')).toHaveValue('');
    expect(platform.log.unsavedForms).toBe(0);
  });

  test('remember only the changes of an edit, and drop them at one press', async () => {
    const { platform, user } = show();
    await user.click(button('Edit Tire'));
    await user.type(field('Short name'), 'T');
    await user.click(button('Back'));
    expect(platform.drafts.read('custom-field/tire')).toEqual({ titleShort: 'T' });
    await user.click(button('Edit Tire'));
    expect(field('Short name')).toHaveValue('T');
    await user.click(button('Back to the saved version'));
    expect(field('Short name')).toHaveValue('');
    expect(platform.drafts.read('custom-field/tire')).toBeUndefined();
  });

  test('the example of a name is one that may be saved', async () => {
    const { user, stored } = show({ customFields: [] });
    await user.click(button('Add a field'));
    const [, example = ''] = /: (.+)\.$/.exec(screen.getByText(/^Letters, digits/).textContent ?? '') ?? [];
    await user.type(field('Name'), `${example}{Enter}`);
    expect(await stored()).toMatchObject([{ title: example }]);
  });

  test('a deleted one can be brought back', async () => {
    const { platform, user, stored } = show();
    await user.click(button('Delete Tire'));
    expect(await stored()).toEqual([launch]);
    expect(button('Add a field')).toHaveFocus();
    const [message] = platform.log.snackbars;
    expect(message?.text).toBe('Custom field deleted. Passes keep the values they have.');
    expect(message?.timeout).toBe(undoTimeout);
    act(() => message?.action?.run());
    expect(await stored()).toEqual([launch, tire]);
  });

  test('a read-only racer sees them all, and each change asks for a subscription', async () => {
    const { platform, user, stored } = show({ session: readOnlySession });
    await user.click(button('Delete Tire'));
    expect(platform.log.subscriptionRequired).toBe(1);
    await user.click(button('Edit Tire'));
    await user.type(field('Name'), 's{Enter}');
    expect(platform.log.subscriptionRequired).toBe(2);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    expect(field('Name')).toHaveValue('Tires');
    expect(await stored()).toEqual([launch, tire]);
  });

  test('are left with Close', async () => {
    const { user, closed } = show();
    await user.click(button('Close'));
    expect(closed()).toBe(1);
  });
});
