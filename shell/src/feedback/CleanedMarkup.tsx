import DOMPurify from 'dompurify';

/** Where a link may lead: to a page of this app, or elsewhere by https. */
const safeAddress = /^(https:\/\/|\/(?![/\\]))/;

const allowed = {
  ALLOWED_TAGS: ['b', 'i', 'em', 'strong', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true,
  ALLOWED_URI_REGEXP: safeAddress,
};

// By itself DOMPurify lets anything have an address, and an empty one too.
DOMPurify.addHook('uponSanitizeAttribute', ({ tagName }, attribute) => {
  attribute.keepAttr = tagName === 'A' && safeAddress.test(attribute.attrValue);
});

/** A message whose markup is reduced to emphasis, line breaks and links. */
export const CleanedMarkup = ({ text }: { text: string }) => (
  <span dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(text, allowed) }} />
);
