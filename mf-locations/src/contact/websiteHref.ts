const withScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);

/**
 * The address that a link to a website leads to, `https://` where no scheme was typed.
 * @returns undefined where the text is no address of the web: stored text must never become a `javascript:` link
 */
export const websiteHref = (text: string): string | undefined => {
  const address = withScheme(text.trim());
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, href } = new URL(address);
  const ofTheWeb = protocol === 'https:' || protocol === 'http:';
  return ofTheWeb && /^[^.].*\.[^.]+$/.test(hostname) ? href : undefined;
};
