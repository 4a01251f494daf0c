import { novaPasses } from '@holeshot/shared-core/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LastPassesPanel } from './LastPassesPanel';

const newestFirst = [...novaPasses].reverse();
const show = (choice: string, passes = newestFirst) => {
  const chosen: string[] = [];
  render(
    <LastPassesPanel passes={passes} finish={1320} choice={choice} onChoose={(each) => chosen.push(each)} />,
  );
  return chosen;
};
const rows = () => within(screen.getByRole('table')).getAllByRole('row');

describe('the last passes', () => {
  test('are five, the newest first, each with its ET and the chosen value', () => {
    show('humidity');
    expect(rows()).toHaveLength(6);
    expect(rows()[1]).toHaveTextContent(/^06\/20\/2026 12:41 PM11\.24154/);
    expect(rows()[3]).toHaveTextContent(/Lifted/);
  });

  test('show what the racer chooses, and an unknown choice is the temperature', async () => {
    const chosen = show('long gone');
    expect(rows()[1]).toHaveTextContent(/11\.24187/);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'grains');
    expect(chosen).toEqual(['grains']);
  });

  test('show nothing before the first', () => {
    show('humidity', []);
    expect(screen.queryByText('Last passes')).toBeNull();
  });
});
