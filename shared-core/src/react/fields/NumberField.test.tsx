import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './NumberField';

const Temperature = ({ start = '' }: { start?: string }) => {
  const [text, setText] = useState(start);
  return <NumberField signed unit="°F" label="Temperature" name="air_temp" value={text} onChange={setText} />;
};

describe('a number that may be negative', () => {
  test('has the decimal keypad, and its sign is one press that keeps the keypad', async () => {
    render(<Temperature />);
    const user = userEvent.setup({ delay: null });
    const input = screen.getByLabelText('Temperature');
    expect(input).toHaveAttribute('inputmode', 'decimal');
    const minus = screen.getByRole('button', { name: 'Minus', description: 'Temperature' });
    expect(minus).toHaveAttribute('aria-pressed', 'false');
    await user.click(input);
    await user.click(minus);
    expect(input).toHaveFocus();
    await user.keyboard('12');
    expect(input).toHaveValue('-12');
    expect(minus).toHaveAttribute('aria-pressed', 'true');
    await user.click(minus);
    expect(input).toHaveValue('12');
  });

  test.each([
    ['+5', '-5'],
    ['−3.5', '3.5'],
    [' 7', '-7'],
  ])('turns “%s” into “%s”', async (start, turned) => {
    render(<Temperature start={start} />);
    await userEvent.click(screen.getByRole('button', { name: 'Minus' }));
    expect(screen.getByLabelText('Temperature')).toHaveValue(turned);
  });
});

test('one that is not has no such button', () => {
  render(<NumberField label="Weight" name="weight" value="" onChange={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
