import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { people } from './RulesCase';
import { readRuleCoverage } from './readRuleCoverage';
import { rulesCases } from './rulesCases';
import { rulesWorld } from './rulesWorld';
import { openRulesStage, type RulesStage } from './rulesStage';

let stage: RulesStage;
beforeAll(async () => {
  stage = await openRulesStage('demo-rules');
  await stage.reset();
});
afterAll(() => stage.close());

describe('the rules refuse', () => {
  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await stage.documents();
  });

  test.each(rulesCases.hostile)('that %s %s', async (who, _, request) => {
    await assertFails(request(stage.as(who)));
  });

  test('all of it without a trace', async () => {
    expect(Object.keys(before).length).toBe(rulesWorld().length);
    expect(await stage.documents()).toEqual(before);
  });
});

describe('the rules allow', () => {
  test.each(rulesCases.honest)('that %s %s', async (who, _, request) => {
    const read = await assertSucceeds(request(stage.as(who)));
    // A write gives nothing.
    if (read === undefined) await stage.reset();
  });
});

describe('these requests', () => {
  test('are many, each told once, by everybody', () => {
    const { hostile, honest } = rulesCases;
    const told = [...hostile, ...honest].map(([who, does]) => `${who} ${does}`);
    expect(told.filter((words, index) => told.indexOf(words) !== index)).toEqual([]);
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    expect(honest.length).toBeGreaterThanOrEqual(120);
    const acting = new Set([...hostile, ...honest].map(([who]) => who));
    expect([...acting].sort()).toEqual(Object.keys(people).sort());
  });

  test('reach every expression of the rules', async () => {
    const expressions = await readRuleCoverage(stage.projectId);
    const missed = expressions.filter(({ reached }) => !reached);
    const conditions = expressions.filter(({ gaveTrue, gaveFalse }) => gaveTrue || gaveFalse);
    const bothWays = conditions.filter(({ gaveTrue, gaveFalse }) => gaveTrue && gaveFalse);
    process.stdout.write(
      `Rules: ${rulesCases.hostile.length} hostile requests refused, ${rulesCases.honest.length} honest ones ` +
        `allowed; ${expressions.length - missed.length} of ${expressions.length} expressions reached, ` +
        `${bothWays.length} of ${conditions.length} conditions both true and false.\n`,
    );
    expect(missed.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });
});
