import {
  ok,
  type DialogProps,
  type Loadable,
  type Location,
  type LogEntry,
  type Vehicle,
} from '@holeshot/shared-core';
import {
  createMemoryPlatform,
  greatLakes,
  nova,
  novaPasses,
  summerAfternoon,
  type MemoryPlatform,
  type MemorySeed,
} from '@holeshot/shared-core/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogEntryDialog } from './LogEntryDialog';

const duster: Vehicle = { ...nova, uid: 'duster', name: 'Duster' };
const byron: Location = { ...greatLakes, uid: 'byron', title: 'Byron Dragway' };
/** Eighth-mile track in another zone, without a station. */
export const eighth: Location = {
  ...greatLakes,
  uid: 'eighth',
  title: 'Eighth Mile Park',
  timezone: 'America/New_York',
  track_length: 660,
  weather_station: null,
};

/** Creates a platform with two cars, three tracks and a season of passes. */
export const seeded = (seed: MemorySeed = {}): MemoryPlatform =>
  createMemoryPlatform({
    vehicles: [duster, nova],
    locations: [byron, eighth, greatLakes],
    entries: novaPasses,
    observation: ok(summerAfternoon),
    ...seed,
  });

/** Shows the dialog and lets the first weather arrive. */
export const openLogEntry = async (
  platform: MemoryPlatform,
  begin: string | DialogProps<'log-entry'>['input'] = {},
  entryUid?: string,
  shared?: string | File,
) => {
  const close = jest.fn();
  const dialog = render(
    <LogEntryDialog
      ports={platform}
      input={{
        ...(typeof begin === 'string' ? { vehicleUid: begin } : begin),
        ...(entryUid !== undefined && { entryUid }),
        ...(shared !== undefined && { shared }),
      }}
      close={close}
    />,
  );
  await settle();
  unfold();
  await settle();
  return { ...dialog, platform, close, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

/** Opens the fold of the other lane. */
export const unfoldOpponent = () => {
  const closed = screen.queryByRole('button', { name: /^Opponent(?! book)/, expanded: false });
  if (closed !== null) fireEvent.click(closed);
};

/** Opens the folds of a form but the opponent's. */
const unfold = () => {
  for (const name of [/^Event, car and track/, /^Weather/, /^Calculated/, /^Notes/]) {
    const closed = screen.queryByRole('button', { name, expanded: false });
    if (closed !== null) fireEvent.click(closed);
  }
};

/** Returns all stored passes, newest first. */
export const entriesOf = (platform: MemoryPlatform): LogEntry[] => {
  let seen: Loadable<LogEntry[]> = { state: 'unknown' };
  platform.logBooks
    .entries$()
    .subscribe((loaded) => (seen = loaded))
    .unsubscribe();
  const read = seen as Loadable<LogEntry[]>;
  return read.state === 'present' ? read.value : [];
};
/** Returns the passes saved since. */
export const newEntries = (platform: MemoryPlatform) =>
  entriesOf(platform).filter(({ log_entry_uid }) => !log_entry_uid.startsWith('nova-'));

/** Returns a field by its label. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** Writes into a field at once. */
export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
/** Chooses by value in a select. */
export const choose = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
/** Waits for the answer of the weather service. */
export const settle = () => act(() => Promise.resolve());
/** Waits until an element has the focus. */
export const gotFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
/** Fills in a slip without mistakes. */
export const goodSlip = () => {
  type('Dial', '11.22');
  type('60 ft', '1.562');
  type('1/4 ET', '11.241');
  type('1/4 mph', '118.6');
};
