/**
 * Returns the link that dials a phone number; it leaves out an extension after `x` or `ext`.
 * @returns undefined if the text is no phone number of 5 to 15 digits (E.164 has at most 15)
 */
export const phoneHref = (text: string): string | undefined => {
  const [, number] = /^(\+?[\d\s().\-/]+)(?:e?xt?\.?\s*\d+)?$/i.exec(text.trim()) ?? [];
  const digits = number?.replace(/[^\d+]/g, '') ?? '';
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined;
};
