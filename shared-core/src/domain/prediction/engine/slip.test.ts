import { streetCarPasses } from '../../../testing/fixtures/streetCar';
import type { Timeslip } from '../../entities/LogEntry';
import { mph, seconds } from '../../units/units';
import { slipOf } from './slip';

const read = (slip: Partial<Timeslip>, finish: 660 | 1320 = 1320) => {
  const { datetime, lane, result, quality } = streetCarPasses[0]!.timeslip;
  return slipOf({ ...streetCarPasses[0]!, timeslip: { datetime, lane, result, quality, ...slip } }, finish);
};

describe('a slip as the engine reads it', () => {
  const whole = {
    et_60: seconds(1.8),
    et_330: seconds(5.2),
    et_660: seconds(8),
    mph_660: mph(88),
    et_1320: seconds(12.4),
    mph_1320: mph(110),
  };

  test('is that of its distance', () => {
    expect(read(whole)).toMatchObject({ et: 12.4, launch: 1.8, mph: 110, point: { et: 8, mph: 88 } });
    expect(read(whole, 660)).toMatchObject({ et: 8, launch: 1.8, mph: 88, point: { et: 5.2 } });
  });

  test('leaves out numbers that no form takes', () => {
    const wrong = read({ ...whole, et_60: seconds(-1), et_1320: seconds(9_999), mph_1320: mph(NaN) });
    expect([wrong.et, wrong.launch, wrong.mph]).toEqual([undefined, undefined, undefined]);
  });

  test('leaves out times that do not come before the finish', () => {
    const { launch, point } = read({ ...whole, et_60: seconds(12.5), et_660: seconds(12.4) });
    expect([launch, point]).toEqual([undefined, undefined]);
  });
});
