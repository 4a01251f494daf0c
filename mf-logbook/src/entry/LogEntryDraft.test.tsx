import { novaPasses, racerSession, readOnlySession } from '@holeshot/shared-core/testing';
import { act, screen } from '@testing-library/react';
import { field, goodSlip, newEntries, openLogEntry, seeded, type } from './logEntryDriver';

describe('a draft', () => {
  test('stays when the dialog goes away, comes back, and can be discarded', async () => {
    const platform = seeded();
    const first = await openLogEntry(platform);
    type('60 ft', '1,5');
    await first.user.click(field('Spun'));
    expect(platform.log.unsavedForms).toBe(1);
    first.unmount();
    expect(platform.log.unsavedForms).toBe(0);

    const { user } = await openLogEntry(platform);
    expect(field('60 ft')).toHaveValue('1,5');
    expect(field('Spun')).toBeChecked();
    expect(screen.getByText('Unsaved draft')).toBeVisible();
    await user.click(screen.getByText('Clear the form'));
    expect(field('60 ft')).toHaveValue('');
    expect(screen.queryByText('Unsaved draft')).toBeNull();
    expect(platform.drafts.read('log-entry')).toBeUndefined();
    expect(platform.log.unsavedForms).toBe(0);
  });

  test.each([{ vehicleUid: 7 }, { wind_from: '8' }, { wind_from: 'north' }])(
    'is passed over if it makes no sense (%j)',
    async (wrong) => {
      const platform = seeded();
      const first = await openLogEntry(platform);
      type('60 ft', '1,5');
      first.unmount();
      platform.drafts.write('log-entry', { ...(platform.drafts.read('log-entry') as object), ...wrong });
      await openLogEntry(platform);
      expect(screen.queryByText('Unsaved draft')).toBeNull();
    },
  );

  test('asks for the car if that is gone', async () => {
    const platform = seeded();
    const first = await openLogEntry(platform);
    type('1/4 ET', '11.2');
    first.unmount();
    const draft = platform.drafts.read('log-entry') as object;
    platform.drafts.write('log-entry', { ...draft, vehicleUid: 'sold' });
    const { user } = await openLogEntry(platform);
    await user.click(screen.getByText('Save pass'));
    expect(screen.getByLabelText('Vehicle')).toHaveAccessibleDescription('Choose the vehicle.');
  });

  test('stays when a read-only racer tries to save, and is saved once access is back', async () => {
    const platform = seeded({ session: readOnlySession });
    const { user, close } = await openLogEntry(platform);
    expect(screen.getByText(/Passes can be read but not added/)).toBeVisible();
    goodSlip();
    await user.click(screen.getByText('Save pass'));
    expect(platform.log.subscriptionRequired).toBe(1);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This needs an active subscription. Nothing was changed. Your entries are still here.',
    );
    expect(field('1/4 ET')).toHaveValue('11.241');
    expect(close).not.toHaveBeenCalled();
    act(() => platform.setSession(racerSession));
    await user.click(screen.getByText('Save pass'));
    expect(newEntries(platform)).toHaveLength(1);
  });

  test('is not offered again once it is saved, even where a killed browser still has it', async () => {
    const platform = seeded();
    const first = await openLogEntry(platform);
    goodSlip();
    const draft = platform.drafts.read('log-entry');
    await first.user.click(screen.getByText('Save pass'));
    first.unmount();
    platform.drafts.write('log-entry', draft);
    await openLogEntry(platform);
    expect(screen.queryByText('Unsaved draft')).toBeNull();
    expect(field('1/4 ET')).toHaveValue('');
    expect(platform.drafts.read('log-entry')).toBeUndefined();
  });

  test('overwrites no pass that another tab has saved of the same draft', async () => {
    const platform = seeded();
    const first = await openLogEntry(platform);
    goodSlip();
    first.unmount();
    const { passUid } = platform.drafts.read('log-entry') as { passUid: string };
    const { user } = await openLogEntry(platform);
    act(() => void platform.logBooks.save({ ...novaPasses[0]!, log_entry_uid: passUid }));
    await user.click(screen.getByText('Save pass'));
    const saved = newEntries(platform).map(({ timeslip }) => timeslip.et_1320);
    expect(saved.sort()).toEqual([11.241, novaPasses[0]!.timeslip.et_1320].sort());
  });

  test.each([undefined, '__proto__', 'logs/x'])(
    'is saved under a new id if it names its pass %j',
    async (wrong) => {
      const platform = seeded();
      const first = await openLogEntry(platform);
      goodSlip();
      first.unmount();
      const draft = platform.drafts.read('log-entry') as object;
      platform.drafts.write('log-entry', { ...draft, passUid: wrong });
      const { user } = await openLogEntry(platform);
      expect(screen.getByText('Unsaved draft')).toBeVisible();
      await user.click(screen.getByText('Save pass'));
      const [saved] = newEntries(platform);
      expect(saved?.log_entry_uid).toMatch(/^[a-z\d][\w-]*$/);
    },
  );
});
