import { disableNetwork } from 'firebase/firestore';
import { filter, firstValueFrom, timeout } from 'rxjs';
import { createHealth, patience, resetFirestore, startVisitor, writeAsBackend } from '../testing/emulatorKit';
import { watchPublicRegistration } from './watchPublicRegistration';

let visitor: ReturnType<typeof startVisitor>;
beforeEach(async () => {
  await resetFirestore();
  visitor = startVisitor();
});
afterEach(() => visitor.stop());

const shown = () =>
  firstValueFrom(
    watchPublicRegistration(visitor.database, createHealth()).pipe(
      filter(({ state }) => state !== 'unknown'),
      timeout(patience),
    ),
  );
const open = { disabled: false, invitationOnly: false };

describe('a visitor who wants to register', () => {
  test('is told nothing where nothing was decided: everyone may', async () => {
    expect(await shown()).toEqual({ state: 'absent' });
  });

  test.each([
    ['open', open],
    ['closed', { disabled: true, invitationOnly: false }],
    ['by invitation', { disabled: false, invitationOnly: true }],
    ['closed, and by invitation', { disabled: true, invitationOnly: true }],
  ])('sees that it is %s', async (_, registration) => {
    await writeAsBackend('systemSettings/public', { registration });
    expect(await shown()).toEqual({ state: 'present', value: registration });
  });

  test.each([[null], ['closed'], [7], [[]], [{ disabled: 'yes', invitationOnly: 1 }]])(
    'may, where %j says nothing that can be read',
    async (registration) => {
      await writeAsBackend('systemSettings/public', { registration });
      expect(await shown()).toEqual({ state: 'present', value: open });
    },
  );

  test('sees it close while the form is open', async () => {
    await writeAsBackend('systemSettings/public', { registration: open });
    const seen: unknown[] = [];
    const watching = watchPublicRegistration(visitor.database, createHealth()).subscribe((each) =>
      seen.push(each),
    );
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const closed = { disabled: true, invitationOnly: false };
    await writeAsBackend('systemSettings/public', { registration: closed });
    while (JSON.stringify(seen.at(-1)) !== JSON.stringify({ state: 'present', value: closed })) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    watching.unsubscribe();
  });

  test('is told neither without a network', async () => {
    await writeAsBackend('systemSettings/public', { registration: open });
    await disableNetwork(visitor.database);
    expect(await firstValueFrom(watchPublicRegistration(visitor.database, createHealth()))).toEqual({
      state: 'unknown',
    });
  });
});
