import { domainToASCII } from 'node:url';

/** Provider that ignores the dots of a mailbox name, by each of its domains. */
const dotless = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

const visible = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase()
    .normalize('NFKC');

/**
 * Folds an address to the one that stands for its mailbox, so that another way to write it is nobody new: lower case
 * without invisible letters and `+tag`, the domain in ASCII, and no dots where the provider ignores them.
 */
export const foldAddress = (email: string): string => {
  const address = visible(email);
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = address.slice(at + 1).replace(/\.$/, '');
  const ascii = domainToASCII(domain) || domain;
  // A name that begins with the plus sign has nothing before its tag.
  const tagAt = address.indexOf('+', 1);
  const name = address.slice(0, tagAt === -1 ? at : Math.min(tagAt, at));
  const provider = dotless.get(ascii);
  return provider === undefined ? `${name}@${ascii}` : `${name.replaceAll('.', '')}@${provider}`;
};
