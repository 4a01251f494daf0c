import type { SlipField } from '@holeshot/shared-core';

/** The splits of a slip, short enough for three fields side by side on a phone. */
export const splitLabels = {
  et_60: '60 ft',
  et_330: '330 ft',
  et_594: '594 ft',
  et_660: '1/8 ET',
  mph_660: '1/8 MPH',
  et_1000: '1000 ET',
  mph_1000: '1000 MPH',
  et_1320: '1/4 ET',
  mph_1320: '1/4 MPH',
} as const satisfies Partial<Record<SlipField, string>>;
