import { render } from '@testing-library/react';
import fc from 'fast-check';
import { CleanedMarkup } from './CleanedMarkup';

const shown = (text: string): HTMLElement => {
  const { container } = render(<CleanedMarkup text={text} />);
  return container.firstElementChild as HTMLElement;
};

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<b onclick="alert(1)">bold</b>',
  '<b style="background:url(javascript:alert(1))">bold</b>',
  '<b id="page" class="splash" name="body" data-theme="light" aria-label="lie">bold</b>',
  '<i onmouseover=alert(1)//',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="http://evil.test">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<a href="blob:https://evil.test/1">x</a>',
  '<a href="https://ok.test" target="_blank" ping="https://evil.test" onclick="alert(1)" download>x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style>@import "https://evil.test"</style>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.test">',
  '<template><img src=x onerror=alert(1)></template>',
  '<b><a href="/logbook"><img src=x onerror=alert(1)></a></b>',
  '<i href="https://ok.test">no link</i>',
  '<a href=>nowhere</a>',
  '<a href="&#9;">nowhere</a>',
];

const harmless = /^(https:\/\/|\/(?![/\\]))/;

const expectHarmless = (element: HTMLElement): void => {
  for (const each of element.querySelectorAll('*')) {
    expect(['B', 'I', 'EM', 'STRONG', 'BR', 'A']).toContain(each.tagName);
    expect(each.getAttributeNames()).toEqual(each.hasAttribute('href') ? ['href'] : []);
    if (each.hasAttribute('href')) expect(each.tagName).toBe('A');
    if (each.hasAttribute('href')) expect(each.getAttribute('href')).toMatch(harmless);
  }
};

/** Pieces of markup that the test combines, opened, closed or torn. */
const pieces = [
  ...'<b>|<i|<a|<br/>|<p>|<div|<svg>|<math>|<mtext>|<mglyph>|<desc>|<style>|<title>|<table>|<form>'.split(
    '|',
  ),
  ...'<template>|<noscript>|<iframe|<script>|<img|<select>|<foreignObject>|<annotation-xml'.split('|'),
  ...'</b>|</a>|</p>|</svg>|</math>|</style>|</title>|</table>|</form>|</template>|</noscript>'.split('|'),
  ...' href=| src=x| onerror=| onclick=| style=| id=| name=| srcdoc=| xlink:href='.split('|'),
  ...'javascript:alert(1)|data:text/html,x|//evil.test|/logbook|https://ok.test|&#106;|&Tab;'.split('|'),
  ...`<!--|-->|--!>|<![CDATA[|]]>|<?|"|'|\`|>|/>|<|&lt;| |\t|\n|\u0000|x`.split('|'),
];

describe('the markup of a message', () => {
  test.each(attacks)('%s loses all but emphasis and safe links', (text) => {
    const element = shown(text);
    expectHarmless(element);
    expect(element.innerHTML).not.toMatch(
      /javascript:|vbscript:|data:|onerror|onload|onclick|<script|<style/i,
    );
  });

  test('is harmless in any combination, and still harmless when parsed again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
        const element = shown(parts.join(''));
        expectHarmless(element);
        const again = document.createElement('div');
        again.innerHTML = element.innerHTML;
        expectHarmless(again);
      }),
      { numRuns: 150 },
    );
  });

  test('stays when it is emphasis, a line break or a safe link', () => {
    const text =
      '<b>b</b> <i>i</i> <em>em</em> <strong>s</strong><br>' +
      '<a href="/logbook">log book</a> <a href="https://holeshot.test/help">help</a>';
    expect(shown(text).innerHTML).toBe(text);
  });

  test('keeps the words of removed markup, and characters that are no markup', () => {
    expect(shown('<p>ET <u>11.24</u></p>').textContent).toBe('ET 11.24');
    expect(shown('60 ft < 330 ft & rising').textContent).toBe('60 ft < 330 ft & rising');
  });
});
