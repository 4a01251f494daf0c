import { websiteHref } from './websiteHref';

test.each([
  ['greatlakesdragaway.com', 'https://greatlakesdragaway.com/'],
  [' https://www.nhra.com/tracks ', 'https://www.nhra.com/tracks'],
  ['http://byrondragway.com', 'http://byrondragway.com/'],
  ['HTTPS://Example.com', 'https://example.com/'],
])('"%s" leads to %s', (text, href) => {
  expect(websiteHref(text)).toBe(href);
});

test.each([
  '',
  'no website',
  'localhost',
  'javascript:alert(1)',
  ' JavaScript:alert(1)//x.com',
  'data:text/html,<script>',
  'mailto:a@b.com',
  'file:///etc/passwd',
  'https://',
])('"%s" is no link', (text) => {
  expect(websiteHref(text)).toBeUndefined();
});
