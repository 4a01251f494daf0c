import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['b', 'i', 'em', 'strong', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
  ALLOWED_URI_REGEXP: /^(https:\/\/|\/(?![/\\]))/,
};

/** A message whose markup is reduced to emphasis, line breaks and links. */
export const SafeMarkup = ({ text }: { text: string }) => (
  <span dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(text, allowed) }} />
);
