import { ThemeRoot } from '@holeshot/shared-core/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { SharesDialog } from './SharesDialog';

const show = (...names: string[]) => {
  const answers: string[] = [];
  render(<SharesDialog names={names} onAnswer={(answer) => void answers.push(answer)} />, {
    wrapper: ThemeRoot,
  });
  return answers;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('names what was shared, as words and not as markup, and asks what to do', () => {
  const answers = show("60' 1.707", '<img src=x>.csv');
  expect(screen.getByRole('dialog', { name: '2 shared items' })).toHaveTextContent(
    "60' 1.707<img src=x>.csv",
  );
  press('Open');
  press('Discard all');
  press('Later');
  expect(answers).toEqual(['open', 'discard', 'later']);
});

test('leaves it waiting where it is closed without a decision', () => {
  const answers = show('slip.jpg');
  fireEvent.keyDown(screen.getByRole('dialog', { name: '1 shared item' }), { key: 'Escape' });
  expect(answers).toEqual(['later']);
});
