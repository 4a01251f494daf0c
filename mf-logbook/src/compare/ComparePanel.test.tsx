import { passFieldsOf, type LogEntry } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComparePanel } from './ComparePanel';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const fields = passFieldsOf([]);
const panelOf = (entries: readonly LogEntry[]) => (
  <ComparePanel entries={entries} fields={fields} onTakeOut={() => undefined} />
);
const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

describe('passes put side by side', () => {
  test('are brought into view with the focus on them, however far down they were chosen', async () => {
    render(panelOf(novaPasses.slice(0, 2)));
    expect(scrolled).toEqual([]);
    await user.click(screen.getByText('Side by side'));
    expect(scrolled).toEqual([screen.getByRole('region', { name: 'Compare' })]);
    expect(screen.getByRole('region', { name: 'Compared passes' })).toHaveFocus();
  });

  test('say the wind as the table does, whole to a screen reader', async () => {
    render(panelOf(novaPasses.slice(0, 2)));
    await user.click(screen.getByText('Side by side'));
    const row = screen.getByRole('rowheader', { name: 'Wind' }).closest('tr');
    expect(row?.children[1]).toHaveTextContent('6 ↘ head6 mph head wind from the left');
  });

  test('wait to be asked for again once too few were left', async () => {
    const { rerender } = render(panelOf(novaPasses.slice(0, 2)));
    await user.click(screen.getByText('Side by side'));
    rerender(panelOf(novaPasses.slice(0, 1)));
    rerender(panelOf(novaPasses.slice(0, 2)));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Side by side')).toBeVisible();
    expect(scrolled).toHaveLength(1);
  });
});
