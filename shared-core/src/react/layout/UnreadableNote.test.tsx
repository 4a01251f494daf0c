import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrokenRow } from '../../domain/parsing/readRows';
import { createMemoryPlatform } from '../../testing/memory/createMemoryPlatform';
import { UnreadableNote } from './UnreadableNote';

const broken = (id: string, stored: unknown = {}): BrokenRow => ({
  id,
  reason: `This pass cannot be read: lane ${id} is not a lane.`,
  stored,
});

const show = (passes: BrokenRow[]) => {
  const files: [name: string, text: string][] = [];
  const { unreadable } = createMemoryPlatform({ unreadable: { passes } });
  render(
    <UnreadableNote
      unreadable={unreadable}
      list="passes"
      download={(name, text) => void files.push([name, text])}
    />,
  );
  return files;
};

describe('unreadable rows', () => {
  test('are not mentioned where there are none', () => {
    show([]);
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  });

  test('are named, and saved as a complete file', async () => {
    const stored = { timeslip: { lane: 'Middle', et_60: NaN }, notes: null };
    const files = show([broken('a', stored)]);
    expect(screen.getByText('1 pass cannot be read')).toBeInTheDocument();
    expect(screen.getByText('This pass cannot be read: lane a is not a lane.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(files.map(([name]) => name)).toEqual(['holeshot-unreadable-passes.json']);
    expect(JSON.parse(files[0]?.[1] ?? '')).toEqual({
      passes: [{ ...broken('a'), stored: { timeslip: { lane: 'Middle', et_60: 'NaN' }, notes: null } }],
    });
  });

  test('are named in part where they are many, and saved in full', async () => {
    const files = show(Array.from({ length: 7 }, (_, index) => broken(`p${index}`)));
    expect(screen.getByText('7 passes cannot be read')).toBeInTheDocument();
    expect(screen.getByText('2 more are in the file.')).toBeInTheDocument();
    expect(screen.queryByText(/lane p5/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect((JSON.parse(files[0]?.[1] ?? '') as { passes: unknown[] }).passes).toHaveLength(7);
  });
});
