import type { SlipField } from '../../pass/slipFields';

/** Number of a slip as read out of a photo. */
export interface SlipNumber {
  value: number;
  /** More than a look-alike letter was repaired, or a reaction is marked red without a minus. */
  doubtful: boolean;
}

/** Letters that cameras read for digits; the second group is rarer. */
const alike: Record<string, string> = { O: '0', o: '0', Q: '0', D: '0', l: '1', I: '1', '|': '1', i: '1' };
const unsure: Record<string, string> = { S: '5', s: '5', B: '8', Z: '2', z: '2', G: '6' };

const decimalsOf = (field: SlipField): number => {
  if (field.startsWith('mph_')) return 2;
  return field === 'dialin_et' ? 2 : 3;
};

const whole = /^([-+]?)(\d*)\.(\d+)$/;

/**
 * Reads the number of a field; undefined where the text is none. A missing decimal point is restored, and makes the
 * number doubtful.
 * @param text ends in `R` where a red light is marked beside it
 */
export const slipNumber = (text: string, field: SlipField): SlipNumber | undefined => {
  let doubtful = field === 'reaction_time' && /^[^-]*R$/.test(text);
  const digits = [...text.replace(/\s|R$/g, '')]
    .map((sign) => {
      if (sign in unsure) doubtful = true;
      return alike[sign] ?? unsure[sign] ?? sign;
    })
    .join('')
    .replace(/[,:·]/g, '.')
    .replace(/^([-+]?)\.+/, '$1.')
    .replace(/(?<![.*])[.*]+$/, '');
  if (!/\d/.test(digits)) return undefined;
  if (whole.test(digits)) {
    const decimals = digits.split('.')[1]?.length ?? 0;
    // A time with two decimals has lost its third.
    const short = !field.startsWith('mph_') && field !== 'dialin_et' && decimals !== 3;
    return { value: Number(digits), doubtful: doubtful || short || decimals > 3 };
  }
  if (!/^[-+]?\d+$/.test(digits)) return undefined;
  if (field.startsWith('mph_') && digits.replace(/[-+]/, '').length <= 3) {
    return { value: Number(digits), doubtful: true };
  }
  return { value: Number(digits) / 10 ** decimalsOf(field), doubtful: true };
};
