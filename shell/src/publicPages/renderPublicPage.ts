import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Ports } from '@holeshot/shared-core';
import { builtInOffers } from '../build/buildConfig';
import { remoteNames } from '../remotes/remotePlaces';
import { documentTitle, routeTable, rowAt } from '../routing/routeTable';
import type { PublicPage } from './publicPages';
import { PublicPageView } from './PublicPageView';

/** A public page as text. */
interface RenderedPage {
  title: string;
  markup: string;
  /** All its rules, each once. */
  styles: string;
}

/** Emotion writes a style before the first element that has it, without a document to put it into. */
const styleTags = /<style data-emotion="[^"]*">(.*?)<\/style>/gs;

const variables = /(--hs-[\w-]+):[^;{}]*;/g;

/** Leaves out the variables of the theme that no rule reads: two thirds of the styles. */
const withoutUnread = (styles: string): string => {
  const read = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return styles.replace(variables, (declared, name: string) => (read.has(name) ? declared : ''));
};

/**
 * Renders a public page at build time.
 * @param ports of the memory platform: rendering requests nothing
 * @throws if no route has the path
 */
export const renderPublicPage = (page: PublicPage, ports: Ports, offers = builtInOffers): RenderedPage => {
  const rows = routeTable(offers, remoteNames);
  const current = rowAt(rows, page.path);
  if (current === undefined) throw new Error(`${page.path} is no page of this build`);
  const html = renderToStaticMarkup(createElement(PublicPageView, { page, rows, current, ports }));
  return {
    title: documentTitle(current.title),
    markup: html.replace(styleTags, ''),
    styles: withoutUnread([...new Set([...html.matchAll(styleTags)].map(([, rules]) => rules))].join('')),
  };
};
