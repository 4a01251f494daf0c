import { BehaviorSubject, map } from 'rxjs';
import { failed, ok, type Result } from '../../domain/plain/result';
import type { AccountPort } from '../../platform/ports/account/AccountPort';
import type { Session } from '../../platform/ports/SessionPort';
import type { AdministrationPort, FoundUser } from '../../platform/ports/account/AdministrationPort';
import type { NotificationsPort } from '../../platform/ports/account/NotificationsPort';
import type { SubscriptionPort } from '../../platform/ports/account/SubscriptionPort';
import type { RegistrationSettings } from '../../domain/entities/RegistrationSettings';
import type { Subscription, SubscriptionOption } from '../../domain/entities/Subscription';
import type { UserNotification } from '../../domain/entities/UserNotification';
import { absent, loadedList, present } from '../../platform/values/Loadable';

/** The calls that only say whether they worked. */
type PlainCall =
  | keyof Pick<
      AccountPort,
      | 'signIn'
      | 'register'
      | 'signOut'
      | 'requestPasswordReset'
      | 'sendVerification'
      | 'changePassword'
      | 'deleteAccount'
    >
  | keyof Pick<SubscriptionPort, 'createCheckout' | 'openPortal'>
  | keyof Pick<AdministrationPort, 'setRegistration' | 'setVehicleLimit'>;

/** State in which the account of a memory platform starts; all of it optional. */
export interface MemoryAccountSeed {
  /** Answers of the calls, success by default. */
  account?: Partial<Record<PlainCall, Result<void>>>;
  google?: Result<{ signedIn: boolean }>;
  verified?: boolean;
  /** Stored data of the racer. */
  accountExport?: Result<object>;
  subscriptionOptions?: SubscriptionOption[];
  subscription?: Subscription;
  notifications?: UserNotification[];
  registration?: RegistrationSettings;
  users?: FoundUser[];
}

const without = (rows$: BehaviorSubject<UserNotification[]>, id: string): void =>
  rows$.next(rows$.value.filter((row) => row.id !== id));

/**
 * The ports of the account in memory.
 * @param session$ changed by verifying, deleting and signing out
 * @param calls gets each call with what it was given
 */
export const createMemoryAccount = (
  seed: MemoryAccountSeed,
  {
    session$,
    calls,
    now,
  }: {
    session$: BehaviorSubject<Session>;
    calls: { call: string; input: unknown }[];
    now: () => number;
  },
): {
  account: AccountPort;
  subscription: SubscriptionPort;
  notifications: NotificationsPort;
  administration: AdministrationPort;
} => {
  const notifications$ = new BehaviorSubject(seed.notifications ?? []);
  const registration$ = new BehaviorSubject(seed.registration ?? { disabled: false, emailWhiteList: ['*'] });
  const users$ = new BehaviorSubject(seed.users ?? []);
  const options$ = new BehaviorSubject(seed.subscriptionOptions ?? []);
  const subscription$ = new BehaviorSubject(seed.subscription);

  let isShared = false;

  const plain =
    <Input = void>(call: PlainCall, onSuccess: (input: Input) => void = () => undefined) =>
    (input: Input): Promise<Result<void>> => {
      calls.push({ call, input });
      const answer = seed.account?.[call] ?? ok(undefined);
      if (answer.ok) onSuccess(input);
      return Promise.resolve(answer);
    };
  const asked = <Answer>(call: string, input: unknown, answer: Result<Answer>): Promise<Result<Answer>> => {
    calls.push({ call, input });
    return Promise.resolve(answer);
  };

  return {
    account: {
      registration$: registration$.pipe(
        map(({ disabled, emailWhiteList }) =>
          present({ disabled, invitationOnly: !emailWhiteList.includes('*') }),
        ),
      ),
      signIn: plain('signIn'),
      signInWithGoogle: () => asked('signInWithGoogle', undefined, seed.google ?? ok({ signedIn: true })),
      register: plain('register'),
      signOut: plain('signOut'),
      sharedDevice: {
        read: () => isShared,
        write: (next) => {
          isShared = next;
        },
      },
      requestPasswordReset: plain('requestPasswordReset'),
      sendVerification: plain('sendVerification'),
      checkVerification: () => {
        const verified = seed.verified ?? true;
        if (verified && session$.value.status === 'signed-in') {
          session$.next({ ...session$.value, emailVerified: true });
        }
        return asked('checkVerification', undefined, ok({ verified }));
      },
      changePassword: plain('changePassword'),
      deleteAccount: plain('deleteAccount', () => session$.next({ status: 'signed-out' })),
      exportAccount: () => asked('exportAccount', undefined, seed.accountExport ?? ok({ user: {} })),
    },
    subscription: {
      options$: options$.pipe(
        map((options) => loadedList([...options].sort((a, b) => a.unit_amount - b.unit_amount))),
      ),
      state$: subscription$.pipe(
        map((subscription) => (subscription === undefined ? absent : present(subscription))),
      ),
      createCheckout: plain('createCheckout'),
      openPortal: plain('openPortal'),
    },
    notifications: {
      unread$: notifications$.pipe(
        map((rows) =>
          loadedList(rows.filter((row) => row.expiresAt > now()).sort((a, b) => b.createdAt - a.createdAt)),
        ),
      ),
      markRead: (id) => without(notifications$, id),
      delete: (id) => without(notifications$, id),
    },
    administration: {
      registration$: registration$.pipe(map((settings) => present(settings))),
      setRegistration: plain('setRegistration', (settings: RegistrationSettings) =>
        registration$.next(settings),
      ),
      findUser: ({ email }) => {
        const found = users$.value.find((user) => user.email === email);
        return asked(
          'findUser',
          { email },
          found === undefined ? failed('user-not-found', 'No account has this address.') : ok(found),
        );
      },
      setVehicleLimit: plain('setVehicleLimit', ({ uid, maxVehicleLimit }) =>
        users$.next(users$.value.map((user) => (user.uid === uid ? { ...user, maxVehicleLimit } : user))),
      ),
      notify: (notification) => {
        const { title, message, postRefId } = notification;
        const createdAt = now();
        const row = { id: postRefId, title, message, createdAt, expiresAt: createdAt + 365 * 86_400_000 };
        notifications$.next([row, ...notifications$.value.filter(({ id }) => id !== postRefId)]);
        return asked(
          'notify',
          notification,
          ok({ sent: notification.uid === null ? users$.value.length : 1 }),
        );
      },
    },
  };
};
