import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addWidget } from '../dashboard/arrangeWidgets';
import { personNameProblem } from '../forms/nameProblem';
import { passesAMonth } from '../logbook/roomInMonth';
import { mostRows } from './mostRows';
import { mostVehicles } from './mostVehicles';

const rules = readFileSync(join(__dirname, '../../../../firestore.rules'), 'utf8');

describe('the limits of the forms and of the server’s rules', () => {
  test.each([
    ['vehicles', mostVehicles],
    ['customLocations', mostRows.locations],
    ['customFields', mostRows.custom_fields],
    ['dataSets', mostRows.views],
    ['predictions', mostRows.predictions],
  ])('%s: %d are the most for both', (field, most) => {
    expect(rules).toMatch(new RegExp(`mapOk\\(data.*, '${field}', ${most}\\)`));
  });

  test('agree on the passes of a month', () => {
    expect(rules).toContain(`book.entries.size() <= ${passesAMonth}`);
  });

  test('agree on the cards of Home', () => {
    const most = Number(/listOk\(data, 'dashboardWidgets', (\d+)\)/.exec(rules)?.[1]);
    const widget = { id: 'a', widget: 'mf_any/a' };
    expect(addWidget(Array(most - 1).fill(widget), widget).ok).toBe(true);
    expect(addWidget(Array(most).fill(widget), widget).ok).toBe(false);
  });

  test.each(['firstName', 'lastName'])('nor is a %s', (field) => {
    const most = Number(new RegExp(`textOk\\(data, '${field}', (\\d+)\\)`).exec(rules)?.[1]);
    expect(personNameProblem('A'.repeat(most))).toBeUndefined();
    expect(personNameProblem('A'.repeat(most + 1))).toBeDefined();
  });
});
