import { firstValueFrom, of, toArray } from 'rxjs';
import { absent, present, unknown, type Loadable } from '@holeshot/shared-core';
import { holdWhole } from './holdWhole';

const whole = present({ email: 'racer@example.com', vehicles: { nova: {} } });
const part = present({ logBookSettings: {} });

const shown = (...documents: Loadable<Record<string, unknown>>[]) =>
  firstValueFrom(of(...documents).pipe(holdWhole, toArray()));

describe('a user document whose storage is cleared under the open app', () => {
  it('stays shown where only a part of it is left', async () => {
    expect(await shown(whole, part)).toEqual([whole]);
  });

  it('stays shown where nothing of it is left', async () => {
    expect(await shown(whole, unknown, part)).toEqual([whole]);
  });

  it('is shown anew once it is whole again', async () => {
    const changed = present({ email: 'racer@example.com', vehicles: {} });
    expect(await shown(whole, part, changed)).toEqual([whole, changed]);
  });

  it('is gone once the server has said so', async () => {
    expect(await shown(whole, absent)).toEqual([whole, absent]);
  });

  it('is shown as it comes where it never was whole', async () => {
    expect(await shown(unknown, part)).toEqual([unknown, part]);
  });
});
