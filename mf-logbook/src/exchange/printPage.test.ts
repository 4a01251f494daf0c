/** @jest-environment jsdom */
import { inOneGo } from '@holeshot/shared-core';
import { nova, novaPasses } from '@holeshot/shared-core/testing';
import { within } from '@testing-library/react';
import { printPage } from './printPage';

const pageOf = (...of: Parameters<typeof printPage>) => {
  return within(inOneGo(printPage(...of)));
};
const headsOf = (page: ReturnType<typeof pageOf>) =>
  page.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('on paper each pass is a line, and what a racer typed is text', () => {
  const page = pageOf('Log book', [{ ...novaPasses[0]!, notes: '<script>alert(1)</script>' }]);
  expect(page.getAllByRole('row')).toHaveLength(2);
  expect(page.getByText('<script>alert(1)</script>').tagName).toBe('TD');
  expect(page.getByText(nova.name).tagName).toBe('TD');
  expect(headsOf(page)).toEqual(
    'Time,Vehicle,Track,Lane,Dial,R/T,60 ft,1/8,MPH,1000 ft,MPH,1/4,MPH,Result,Quality,DA,Notes'.split(','),
  );
});

test('a title and a column’s head are text too, and given columns take the place of the slip’s', () => {
  const page = pageOf('</h1><img src=x>', novaPasses, [{ label: '<b>&amp;</b>', show: () => '"quoted"' }]);
  expect(page.getByRole('heading')).toHaveTextContent('</h1><img src=x>');
  expect(page.queryByRole('img')).toBeNull();
  expect(headsOf(page)).toEqual(['<b>&amp;</b>']);
  expect(page.getAllByText('"quoted"')).toHaveLength(novaPasses.length);
});

test('a page without a pass is its head alone', () => {
  expect(pageOf('Log book', []).getAllByRole('row')).toHaveLength(1);
});
