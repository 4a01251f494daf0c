import { monthOfPass } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import { logBookWithId } from './logBookWithId';

describe('the log book of a pass', () => {
  test('is that of its vehicle and of the month at its track', () => {
    const lateInMay = { ...fullPass, log_entry_datetime: '2026-06-01T04:30:00.000Z' };
    expect(monthOfPass(lateInMay)).toEqual({ id: 'nova_2026_05', vehicle_uid: 'nova', year: 2026, month: 5 });
  });

  test('is one of January 1970 where nothing of it can be read, so that it is not lost', () => {
    expect(monthOfPass('none')).toEqual({ id: '_1970_01', vehicle_uid: '', year: 1970, month: 1 });
  });

  test('is told by its id too, whatever the id of the vehicle', () => {
    for (const uid of ['nova', 'my_old_nova', '1969', '']) {
      const book = monthOfPass({ ...fullPass, vehicle: { ...fullPass.vehicle, uid } });
      expect(logBookWithId(book.id)).toEqual(book);
    }
  });
});
