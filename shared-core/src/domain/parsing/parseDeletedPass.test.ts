import { fullPass } from '../../testing/fixtures/fullPass';
import { parseDeletedPass } from './parseDeletedPass';

describe('a stored deleted pass', () => {
  test('reads as it was written, with its time or without', () => {
    expect(parseDeletedPass({ pass: fullPass, deleted_at: 7, id: 'full-pass' })).toEqual({
      ok: true,
      value: { pass: fullPass, deleted_at: 7 },
    });
    expect(parseDeletedPass({ pass: fullPass, deleted_at: null })).toMatchObject({
      value: { deleted_at: null },
    });
  });

  test('says which field of its pass is wrong', () => {
    const pass = { ...fullPass, log_entry_datetime: 'noon' };
    expect(parseDeletedPass({ pass, deleted_at: 7 })).toMatchObject({
      failure: {
        code: 'broken',
        message: 'This deleted pass cannot be read: pass.log_entry_datetime is not a time.',
      },
    });
  });
});
