import DOMPurify from 'dompurify';

/** Allowed targets of a link: a page of this app, or any https address. */
const safeAddress = /^(https:\/\/|\/(?![/\\]))/;

const allowed = {
  ALLOWED_TAGS: ['b', 'i', 'em', 'strong', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
  ALLOWED_URI_REGEXP: safeAddress,
};

// DOMPurify alone allows `href` on any element, and an empty one.
DOMPurify.addHook('uponSanitizeAttribute', ({ tagName }, attribute) => {
  attribute.keepAttr = tagName === 'A' && safeAddress.test(attribute.attrValue);
});

/** A message with its markup reduced to emphasis, line breaks and links. */
export const CleanedMarkup = ({ text }: { text: string }) => (
  <span dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(text, allowed) }} />
);
