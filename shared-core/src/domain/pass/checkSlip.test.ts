import type { SlipTimes } from '../entities/LogEntry';
import { mph, seconds } from '../units/units';
import { checkSlip } from './checkSlip';

const slip: SlipTimes = {
  dialin_et: seconds(11.2),
  reaction_time: seconds(0.021),
  et_60: seconds(1.55),
  et_330: seconds(4.6),
  et_594: seconds(6.6),
  et_660: seconds(7.15),
  mph_660: mph(96),
  et_1000: seconds(9.35),
  mph_1000: mph(110),
  et_1320: seconds(11.234),
  mph_1320: mph(119.4),
};

describe('checking a slip', () => {
  test('a good slip, and one with a single time, raise nothing', () => {
    expect(checkSlip(slip)).toEqual({ errors: {}, doubts: [] });
    expect(checkSlip({ et_660: seconds(7.15) })).toEqual({ errors: {}, doubts: [] });
    expect(checkSlip({})).toEqual({ errors: {}, doubts: [] });
  });

  test.each([
    ['et_1320', 0.49, '1/4 ET must be between 0.5 and 60 seconds.'],
    ['et_1320', 60.1, '1/4 ET must be between 0.5 and 60 seconds.'],
    ['mph_1320', 9.9, '1/4 mph must be between 10 and 400 mph.'],
    ['mph_660', 401, '1/8 mph must be between 10 and 400 mph.'],
    ['reaction_time', -1.1, 'R/T must be between -1 and 10 seconds.'],
    ['reaction_time', 10.1, 'R/T must be between -1 and 10 seconds.'],
    ['dialin_et', 0.9, 'Dial must be between 1 and 60 seconds.'],
    ['et_60', NaN, '60 ft must be between 0.5 and 60 seconds.'],
  ])('[S1] %s of %d is out of range', (field, value, sentence) => {
    expect(checkSlip({ [field]: value }).errors).toEqual({ [field]: sentence });
  });

  test('[S1] the ends of a range are in it', () => {
    const ends = {
      reaction_time: seconds(-1),
      dialin_et: seconds(60),
      et_60: seconds(0.5),
      mph_660: mph(400),
    };
    expect(checkSlip(ends).errors).toEqual({});
  });

  test('[S2] times must rise, also across a missing beam', () => {
    expect(checkSlip({ ...slip, et_594: seconds(4.6) }).errors).toEqual({
      et_594: '594 ft must be more than 330 ft (4.600).',
    });
    expect(checkSlip({ et_60: seconds(7.2), et_660: seconds(7.15) }).errors).toEqual({
      et_660: '1/8 ET must be more than 60 ft (7.200).',
    });
  });

  test('[S3] an unlikely speed or 60 ft is asked about and does not block', () => {
    expect(checkSlip({ ...slip, mph_1320: mph(90) })).toEqual({
      errors: {},
      doubts: [{ field: 'mph_1320', sentence: '11.234 at 90.0 mph is unusual. Is this right?' }],
    });
    expect(checkSlip({ ...slip, mph_1320: mph(140) }).doubts).toHaveLength(1);
    expect(checkSlip({ ...slip, et_60: seconds(1) })).toEqual({
      errors: {},
      doubts: [
        { field: 'et_60', sentence: 'A 60 ft of 1.000 is unusual for an ET of 11.234. Is this right?' },
      ],
    });
    expect(checkSlip({ ...slip, et_60: seconds(2.9) }).doubts).toHaveLength(1);
  });

  test('[S4] a wrong value is not doubted as well', () => {
    expect(checkSlip({ ...slip, mph_1320: mph(900) }).doubts).toEqual([]);
  });
});
