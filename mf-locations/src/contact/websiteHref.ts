import { partOf } from '@holeshot/shared-core/react';

const withScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);

/**
 * Returns the address of a website, with `https://` if no scheme was typed.
 * @returns undefined if the text is no web address: stored text must never become a `javascript:` link
 */
export const websiteHref = (text: string): string | undefined => {
  // Safari 16 has no URL.canParse.
  const url = partOf(() => new URL(withScheme(text.trim())));
  if (url === undefined) return undefined;
  const { protocol, hostname, href } = url;
  const ofTheWeb = protocol === 'https:' || protocol === 'http:';
  return ofTheWeb && /^[^.].*\.[^.]+$/.test(hostname) ? href : undefined;
};
