import { parseScoutedRuns, scoutedKey } from '@holeshot/shared-core';
import { createMemoryPlatform, type MemoryPlatform } from '@holeshot/shared-core/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScoutedTool } from './ScoutedTool';
import { useScoutedRuns } from './useScoutedRuns';

const Tool = ({ ports }: { ports: MemoryPlatform }) => (
  <ScoutedTool scouted={useScoutedRuns(ports)} ports={ports} />
);

const show = (platform: MemoryPlatform = createMemoryPlatform()) => {
  const page = render(<Tool ports={platform} />);
  return { platform, user: userEvent.setup({ delay: null }), ...page };
};
const add = async (user: ReturnType<typeof userEvent.setup>, car: string, dial: string, et: string) => {
  for (const [label, text] of Object.entries({ 'Car number': car, Dial: dial, ET: et }))
    if (text !== '') await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Add' }));
};
const paste = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(screen.getByRole('button', { name: 'Paste a list' }));
  await user.click(screen.getByLabelText('List of runs'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Read the list' }));
};

describe('scouted runs', () => {
  test('are noted one after the other, listed by car, and there after a reload', async () => {
    const { user, platform, unmount } = show();
    expect(screen.getByText(/^Note what other cars dial and run\./)).toBeVisible();
    await add(user, 'B427', '9.90', '9.897');
    expect(screen.getByLabelText('Car number')).toHaveFocus();
    expect(screen.getByLabelText('Car number')).toHaveValue('');
    await user.type(screen.getByLabelText('Car number'), 'b427');
    await user.click(screen.getByRole('button', { name: 'Same dial: 9.90' }));
    expect(screen.getByLabelText('Dial')).toHaveValue('9.90');
    expect(screen.getByLabelText('ET')).toHaveFocus();
    await user.keyboard('9,912{Enter}');
    await add(user, '12', '', '10.5');
    const rows = () => [/^b427 dial 9\.90 · \+0\.012, −0\.003$/, /^12 no dial · 10\.500$/];
    for (const name of rows()) expect(screen.getByRole('button', { name })).toBeVisible();
    unmount();
    show(platform);
    for (const name of rows()) expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test('that cannot be are refused in words, and stay in the fields', async () => {
    const { user } = show();
    await add(user, '12', '9.90', '');
    expect(screen.getByRole('alert')).toHaveTextContent('The ET is missing.');
    await user.type(screen.getByLabelText('ET'), '99');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('alert')).toHaveTextContent('An ET is between 3 and 30 s.');
    expect(screen.getByLabelText('Car number')).toHaveValue('12');
  });

  test('are deleted one by one, with Undo', async () => {
    const { user, platform } = show();
    await add(user, '12', '9.90', '9.91');
    await user.click(screen.getByRole('button', { name: /^12 / }));
    await user.click(
      within(screen.getByRole('list', { name: 'Runs of 12' })).getByRole('button', {
        name: 'Delete the 9.910 of 12',
      }),
    );
    expect(screen.queryByRole('button', { name: /^12 / })).toBeNull();
    const message = platform.log.snackbars.at(-1);
    expect(message?.text).toBe('Run deleted.');
    act(() => message?.action?.run());
    expect(screen.getByRole('button', { name: /^12 / })).toBeVisible();
  });

  test('leave the focus on the next run when one is deleted, then on the next car', async () => {
    const { user } = show();
    await add(user, '7', '', '8.80');
    for (const et of ['9.91', '9.92', '9.93']) await add(user, '12', '9.90', et);
    await user.click(screen.getByRole('button', { name: /^12 / }));
    const press = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
    };
    await press('Delete the 9.920 of 12');
    expect(screen.getByRole('button', { name: 'Delete the 9.910 of 12' })).toHaveFocus();
    await press('Delete the 9.910 of 12');
    expect(screen.getByRole('button', { name: 'Delete the 9.930 of 12' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^7 / })).toHaveFocus();
    await user.keyboard('{Enter}');
    await press('Delete the 8.800 of 7');
    expect(screen.getByRole('button', { name: 'Paste a list' })).toHaveFocus();
  });

  test('come in as a list; what cannot be read is named and stays in the field', async () => {
    const { user } = show();
    await paste(user, 'Car;Dial;ET\nB427;9.90;9.912\nnonsense\nB427;9.90;9.912\n12;10.50;10.52');
    expect(screen.getByText('2 runs added. 1 run was there already.')).toBeVisible();
    expect(screen.getByText('Line 3, “nonsense”: The ET is no number.')).toBeVisible();
    expect(screen.getByLabelText('List of runs')).toHaveValue('nonsense');
    expect(screen.getByRole('button', { name: /^B427 dial 9\.90 · \+0\.012$/ })).toBeVisible();
  });

  test('come in with more columns; an unread line stays in the field below its header', async () => {
    const { user } = show();
    await paste(user, 'Car;Name;Dial;ET\nB427;Lee;9.90;9.912\n12;Pat;10.50;');
    expect(screen.getByText('1 run added.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^B427 dial 9\.90 · \+0\.012$/ })).toBeVisible();
    const field = screen.getByLabelText('List of runs');
    expect(field).toHaveValue('Car;Name;Dial;ET\n12;Pat;10.50;');
    await user.type(field, '10.52');
    await user.click(screen.getByRole('button', { name: 'Read the list' }));
    expect(screen.getByRole('button', { name: /^12 dial 10\.50 · \+0\.020$/ })).toBeVisible();
  });

  test('are at most 500: the others stay in the field, as a list', async () => {
    const { user, platform } = show();
    const lines = Array.from({ length: 503 }, (_, index) => `C${index} 9.90 9.${100 + index}`);
    await paste(user, lines.join('\n'));
    expect(screen.getByText(/^No room for 3 runs: this device holds 500\./)).toBeVisible();
    expect(screen.getByLabelText<HTMLTextAreaElement>('List of runs').value.split('\n')).toHaveLength(3);
    expect(parseScoutedRuns(platform.drafts.read(scoutedKey), platform.clock.now())).toHaveLength(500);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});
