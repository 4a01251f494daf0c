import { filter, firstValueFrom, timeout } from 'rxjs';
import type { UserNotification } from '../../domain/entities/UserNotification';
import type { NotificationsPort } from '../../platform/ports/account/NotificationsPort';
import { patience } from './patience';

const day = 86_400_000;

/** Notifications of one racer, and their clean-up. */
export interface NotificationsUnderTest {
  notifications: NotificationsPort;
  stop(): Promise<void>;
}

/**
 * Describes the duties of every source of notifications; run against each of them.
 * @param name of the source, for the report
 * @param make returns a racer to whom the backend has sent these
 * @param now milliseconds, of the clock that decides what has expired
 */
export const describeNotifications = (
  name: string,
  make: (sent: UserNotification[]) => Promise<NotificationsUnderTest>,
  now: number,
): void => {
  const sent = (id: string, age: number, left = 300 * day): UserNotification => ({
    id,
    title: `Title ${id}`,
    message: `Message ${id}`,
    createdAt: now - age,
    expiresAt: now + left,
  });

  describe(`the notifications of ${name}`, () => {
    let under: NotificationsUnderTest | undefined;
    const start = async (...rows: UserNotification[]) => {
      under = await make(rows);
      const { notifications } = under;
      const ids = (wanted: (ids: string[]) => boolean) =>
        firstValueFrom(
          notifications.unread$.pipe(
            filter((seen) => seen.state !== 'unknown'),
            filter((seen) => wanted(seen.state === 'present' ? seen.value.map(({ id }) => id) : [])),
            timeout({ first: patience }),
          ),
        );
      return { notifications, ids };
    };
    afterEach(async () => {
      await under?.stop();
      under = undefined;
    });

    test('are absent where none was sent', async () => {
      const { ids } = await start();
      expect(await ids(() => true)).toEqual({ state: 'absent' });
    });

    test('are shown newest first, each as it was sent', async () => {
      const { ids } = await start(sent('old', 2 * day), sent('new', day));
      expect(await ids((shown) => shown.length === 2)).toEqual({
        state: 'present',
        value: [sent('new', day), sent('old', 2 * day)],
      });
    });

    test('are not shown once they have expired', async () => {
      const { ids } = await start(sent('over', 2 * day, -1), sent('new', day));
      expect(await ids((shown) => shown.length > 0)).toEqual({ state: 'present', value: [sent('new', day)] });
    });

    test.each(['markRead', 'delete'] as const)('go after %s, the others stay', async (call) => {
      const { notifications, ids } = await start(sent('a', day), sent('b', 2 * day));
      await ids((shown) => shown.length === 2);
      notifications[call]('a');
      expect(await ids((shown) => shown.length === 1)).toEqual({
        state: 'present',
        value: [sent('b', 2 * day)],
      });
      notifications[call]('b');
      expect(await ids((shown) => shown.length === 0)).toEqual({ state: 'absent' });
    });
  });
};
