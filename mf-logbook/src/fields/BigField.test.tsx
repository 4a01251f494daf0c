import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { freshEntry, type EntryDraft } from '../draft/entryDraft';
import { isPlausible } from '../draft/isPlausible';
import { slipShape } from '../draft/slipShape';
import { enterLeadsOn } from './focusNext';
import { BigField } from './BigField';

const place = { passUid: 'a', vehicleUid: 'nova', locationUid: 'strip', localTime: '2026-06-20T13:00' };

const Fields = ({ lastEt }: { lastEt?: number }) => {
  const { control, setValue, getValues } = useForm<EntryDraft>({ defaultValues: freshEntry(place) });
  return (
    <form {...enterLeadsOn}>
      {(['reaction_time', 'et_60', 'et_1320', 'mph_1320'] as const).map((name) => (
        <BigField
          key={name}
          control={control}
          name={name}
          label={name}
          set={setValue}
          digits={{
            shape: slipShape(name, 1320),
            isPlausible: () => isPlausible(name, getValues(), 1320, name === 'et_1320' ? lastEt : undefined),
          }}
        />
      ))}
    </form>
  );
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const typeInto = async (name: string, text: string, lastEt?: number) => {
  render(<Fields {...(lastEt !== undefined && { lastEt })} />);
  const user = userEvent.setup({ delay: null });
  await user.click(field(name));
  await user.keyboard(text);
  return user;
};

test('a slip is typed as digits alone, each whole number leads to the next field', async () => {
  await typeInto('reaction_time', '0121562112411186');
  expect(['reaction_time', 'et_60', 'et_1320', 'mph_1320'].map((name) => field(name).value)).toEqual([
    '.012',
    '1.562',
    '11.241',
    '118.6',
  ]);
});

test('a light of thousandths leads on as any other', async () => {
  await typeInto('reaction_time', '0051562');
  expect(['reaction_time', 'et_60'].map((name) => field(name).value)).toEqual(['.005', '1.562']);
});

test.each([
  ['0.018', '0.018'],
  ['1,562', '1,562'],
  ['-.012', '-.012'],
])('%s with its point stays as it is typed', async (typed, text) => {
  await typeInto('reaction_time', typed);
  expect(field('reaction_time')).toHaveValue(text);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('Enter after the last decimal leads no further than that did', async () => {
  const user = await typeInto('reaction_time', '012{Enter}1562{Enter}');
  expect(field('et_1320')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('mph_1320')).toHaveFocus();
});

test('a deleted digit takes the point back to its place', async () => {
  const user = await typeInto('et_1320', '108');
  expect(field('et_1320')).toHaveValue('10.8');
  await user.keyboard('{Backspace}');
  expect(field('et_1320')).toHaveValue('10');
  await user.keyboard('{Backspace}{Backspace}9876');
  expect(field('et_1320')).toHaveValue('9.876');
});

test('Undo brings back the digits as typed, and leaves the field to the racer', async () => {
  const user = await typeInto('et_1320', '10875');
  expect(field('mph_1320')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo the point: 10875' }));
  expect(field('et_1320')).toHaveValue('10875');
  expect(field('et_1320')).toHaveFocus();
  await user.keyboard('1');
  expect(field('et_1320')).toHaveValue('108751');
  expect(field('et_1320')).toHaveFocus();
  await user.clear(field('et_1320'));
  await user.keyboard('108');
  expect(field('et_1320')).toHaveValue('10.8');
});

test.each([
  ['beside the 60 ft', '5987', undefined],
  ['beside the car’s last', '9875', 18.2],
])('a number that is not plausible %s leads nowhere', async (_, typed, lastEt) => {
  const user = await typeInto('et_60', '1562', lastEt);
  expect(field('et_1320')).toHaveFocus();
  await user.keyboard(typed);
  expect(field('et_1320')).toHaveFocus();
  expect(field('et_1320')).toHaveValue(`${typed[0]}.${typed.slice(1)}`);
  await user.clear(field('et_1320'));
  await user.keyboard('5.987');
  expect(field('et_1320')).toHaveFocus();
});

test('digits that fit nowhere stay as typed, and lead nowhere', async () => {
  await typeInto('et_60', '00999');
  expect(field('et_60')).toHaveValue('00999');
  expect(field('et_60')).toHaveFocus();
});
