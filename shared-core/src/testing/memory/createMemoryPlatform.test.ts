import { firstValueFrom } from 'rxjs';
import { failed } from '../../domain/plain/result';
import type { EventName } from '../../platform/values/events';
import { createMemoryPlatform } from './createMemoryPlatform';
import { describeExchange } from '../contract/describeExchange';
import { describeNotifications } from '../contract/describeNotifications';
import { describePasses } from '../contract/describePasses';
import { describePassDeletion } from '../contract/describePassDeletion';
import { describePictures } from '../contract/describePictures';
import { describeRepositories } from '../contract/describeRepositories';
import { describeTunes } from '../contract/describeTunes';
import { describeVehicleDeletion } from '../contract/describeVehicleDeletion';
import { greatLakes, racerSession, readOnlySession, summerAfternoon } from '../fixtures/fixtures';
import { nova, novaPasses } from '../fixtures/novaSeason';
import { fullPass } from '../fixtures/fullPass';

const now = Date.UTC(2026, 5, 20, 18, 0);

describeRepositories('the memory platform', () =>
  Promise.resolve({ ports: createMemoryPlatform(), stop: () => Promise.resolve() }),
);

describePasses('the memory platform', (entries) =>
  Promise.resolve({ ports: createMemoryPlatform({ entries }), stop: () => Promise.resolve() }),
);

describeTunes('the memory platform', () =>
  Promise.resolve({ ports: createMemoryPlatform({ now }), stop: () => Promise.resolve() }),
);

describeExchange('the memory platform', () =>
  Promise.resolve({ ports: createMemoryPlatform({ now }), stop: () => Promise.resolve() }),
);

describePictures('the memory platform', () =>
  Promise.resolve({ ports: createMemoryPlatform({ now }), stop: () => Promise.resolve() }),
);

describePassDeletion('the memory platform', () =>
  Promise.resolve({
    ports: createMemoryPlatform({ now }),
    now: () => now,
    stop: () => Promise.resolve(),
  }),
);

describeVehicleDeletion('the memory platform', () =>
  Promise.resolve({
    ports: createMemoryPlatform({ now }),
    now: () => now,
    stop: () => Promise.resolve(),
  }),
);

describeNotifications(
  'the memory platform',
  (notifications) =>
    Promise.resolve({ ...createMemoryPlatform({ notifications, now }), stop: () => Promise.resolve() }),
  now,
);

describe('a racer without write access', () => {
  test.each([readOnlySession, { status: 'signed-out' } as const, { status: 'unknown' } as const])(
    'saves nothing and is told of the subscription each time (%j)',
    async (session) => {
      const platform = createMemoryPlatform({ session, vehicles: [nova] });
      const refusals = [
        platform.vehicles.save({ ...nova, name: 'Another' }),
        platform.locations.save(greatLakes),
        platform.locations.delete(greatLakes.uid),
        platform.logBooks.save(fullPass),
        platform.logBooks.delete(fullPass),
        platform.customFields.delete('tyre'),
        platform.vehicles.delete('nova'),
        platform.vehicles.restore('nova'),
        platform.tunes.save({ vehicle: { ...nova, name: 'Another' }, versions: [] }),
        platform.passPictures.add({ log_entry_uid: 'p', n: 0, base64: '/9j/AA==' }),
        platform.passPictures.remove({ log_entry_uid: 'p', n: 0, base64: '/9j/AA==' }),
        platform.exchange.add([{ list: 'vehicles', id: 'camaro', value: nova }]),
        platform.exchange.remove([{ list: 'vehicles', id: 'nova', value: nova }]),
      ];
      expect(refusals.map((result) => !result.ok && result.failure.code)).toEqual(
        refusals.map(() => 'subscription-required'),
      );
      expect(platform.log.subscriptionRequired).toBe(refusals.length);
      expect(await firstValueFrom(platform.vehicles.vehicles$)).toEqual({ state: 'present', value: [nova] });
      expect(await firstValueFrom(platform.logBooks.entries$())).toEqual({ state: 'absent' });
    },
  );

  test('changes display settings all the same', async () => {
    const platform = createMemoryPlatform({ session: readOnlySession });
    platform.settings.update({ displayMode: 'light' });
    expect(await firstValueFrom(platform.settings.settings$)).toMatchObject({
      value: { displayMode: 'light' },
    });
    expect(platform.log.subscriptionRequired).toBe(0);
  });

  test('writes again once the access is back', () => {
    const platform = createMemoryPlatform({ session: readOnlySession });
    platform.setSession(racerSession);
    expect(platform.vehicles.save(nova).ok).toBe(true);
  });
});

describe('a new memory platform', () => {
  test('has its seed, in order, and shares it with no other platform', async () => {
    const platform = createMemoryPlatform({ entries: novaPasses });
    const seen = await firstValueFrom(platform.logBooks.entries$());
    expect(seen.state === 'present' && seen.value.map((entry) => entry.log_entry_uid)).toEqual(
      [...novaPasses].reverse().map((entry) => entry.log_entry_uid),
    );
    platform.logBooks.save(fullPass);
    expect(await firstValueFrom(createMemoryPlatform().logBooks.entries$())).toEqual({ state: 'absent' });
  });

  test('answers for weather, account and dialogs', async () => {
    const refused = failed('auth/wrong-password', 'Incorrect email or password.');
    const platform = createMemoryPlatform({
      observation: { ok: true, value: summerAfternoon },
      account: { signIn: refused },
      verified: false,
    });
    platform.answerDialogs({ vehicleUid: 'nova' });
    expect(await platform.weather.observationAt({ stationId: 'KENW', at: '' })).toMatchObject({ ok: true });
    expect(await firstValueFrom(platform.weather.latest$('KENW'))).toMatchObject({ state: 'present' });
    expect(await firstValueFrom(createMemoryPlatform().weather.latest$('KENW'))).toMatchObject({
      state: 'failed',
    });
    expect(await platform.account.signIn({ email: 'a@b.test', password: 'x' })).toEqual(refused);
    expect(await platform.account.checkVerification()).toEqual({ ok: true, value: { verified: false } });
    expect(await platform.dialogs.open('vehicle', {})).toEqual({ vehicleUid: 'nova' });
    expect(platform.log.opened).toEqual([{ name: 'vehicle', input: {} }]);
  });

  test('has a clock that stands still and ids that do not repeat', () => {
    const { clock } = createMemoryPlatform({ now: 7 });
    expect([clock.now(), clock.now()]).toEqual([7, 7]);
    expect(clock.newId()).not.toBe(clock.newId());
  });
});

describe('the memory platform', () => {
  test('a deleted account is signed out, a refused deletion changes nothing', async () => {
    const refused = failed('auth/wrong-password', 'Incorrect password.');
    const kept = createMemoryPlatform({ account: { deleteAccount: refused } });
    expect(await kept.account.deleteAccount({ password: 'x' })).toEqual(refused);
    expect(await firstValueFrom(kept.session.session$)).toEqual(racerSession);
    const gone = createMemoryPlatform();
    await gone.account.deleteAccount({ password: 'x' });
    expect(await firstValueFrom(gone.session.session$)).toEqual({ status: 'signed-out' });
  });

  test('an administrator reads the settings that they saved', async () => {
    const user = {
      uid: 'sam',
      email: 'sam@strip.test',
      firstName: 'Sam',
      lastName: 'Lee',
      isRegistered: true,
      trialExpirationDate: null,
      lastDayAuthenticated: 0,
      subscriptionStatuses: [],
      vehicleCount: 1,
      maxVehicleLimit: 5,
    };
    const { administration, notifications } = createMemoryPlatform({ users: [user] });
    await administration.setRegistration({ disabled: true, emailWhiteList: ['sam@strip.test'] });
    expect(await firstValueFrom(administration.registration$)).toEqual({
      state: 'present',
      value: { disabled: true, emailWhiteList: ['sam@strip.test'] },
    });
    await administration.setVehicleLimit({ uid: 'sam', maxVehicleLimit: 9 });
    expect(await administration.findUser({ email: 'sam@strip.test' })).toEqual({
      ok: true,
      value: { ...user, maxVehicleLimit: 9 },
    });
    expect(await administration.findUser({ email: 'nobody@strip.test' })).toMatchObject({
      failure: { code: 'user-not-found' },
    });
    const post = { uid: null, title: 'News', message: 'The season starts.', postRefId: 'spring' };
    expect(await administration.notify(post)).toEqual({ ok: true, value: { sent: 1 } });
    await administration.notify(post);
    expect(await firstValueFrom(notifications.unread$)).toMatchObject({ value: [{ title: 'News' }] });
  });

  test('a verified address ends up in the session', async () => {
    const platform = createMemoryPlatform({ session: { ...racerSession, emailVerified: false } });
    await platform.account.checkVerification();
    expect(await firstValueFrom(platform.session.session$)).toEqual(racerSession);
  });

  test('events reach who listens for that name, and the log', () => {
    const platform = createMemoryPlatform();
    const heard: unknown[] = [];
    const others: unknown[] = [];
    const saved = { logEntryUid: 'pass', vehicleUid: 'nova' };
    platform.events.on$('log-entry-saved').subscribe((detail) => heard.push(detail));
    platform.events.on$('of-a-later-version' as EventName).subscribe((detail) => others.push(detail));
    platform.events.emit('log-entry-saved', saved);
    expect(heard).toEqual([saved]);
    expect(others).toEqual([]);
    expect(platform.log.events).toEqual([{ name: 'log-entry-saved', detail: saved }]);
  });

  test('drafts are copies, and a held form is let go once', () => {
    const { drafts, log } = createMemoryPlatform();
    const typed = { et: '7.1' };
    drafts.write('log-entry', typed);
    typed.et = '7.2';
    expect(drafts.read('log-entry')).toEqual({ et: '7.1' });
    drafts.clear('log-entry');
    expect(drafts.read('log-entry')).toBeUndefined();
    const release = drafts.hold();
    expect(log.unsavedForms).toBe(1);
    release();
    release();
    expect(log.unsavedForms).toBe(0);
  });
});
