import type { RuleExpression } from './readRuleCoverage';
import type { RuleMutant } from './ruleMutants';
import type { RulesCase } from './world/RulesCase';
import { rulesCases } from './rulesCases';
import type { RulesStage } from './rulesStage';

/** Results of every expression of the rules, by request. */
export type RuleTraces = ReadonlyMap<RulesCase, readonly RuleExpression[]>;

const atOnce = 20;

/** Error codes of requests that the rules allowed and the stored data did not. */
const misfit = ['not-found', 'already-exists', 'failed-precondition'];

const outcomeOf = async (stage: RulesStage, [who, , request]: RulesCase) => {
  try {
    return (await request(stage.as(who))) === undefined ? 'wrote' : 'read';
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'permission-denied') return 'refused';
    if (misfit.includes(code)) return 'read';
    throw error;
  }
};

/** Sends all these requests at once; returns the refused and the allowed ones. */
const sendAll = async (stage: RulesStage, cases: readonly RulesCase[]) => {
  const outcomes = await Promise.all(cases.map((each) => outcomeOf(stage, each)));
  return {
    refused: cases.filter((_, index) => outcomes[index] === 'refused'),
    allowed: cases.filter((_, index) => outcomes[index] !== 'refused'),
  };
};

/** Says whether a request reached the broken place with another result than it gives now. */
const mayNotice = ({ from, to, gives }: RuleMutant, trace: readonly RuleExpression[] = []): boolean => {
  const around = trace.filter((each) => each.from <= from && each.to >= to);
  const least = Math.min(...around.map((each) => each.to - each.from));
  return around.some(
    (each) => each.to - each.from === least && each.gave.some((value) => gives === null || value !== gives),
  );
};

/** Returns the first request that shows the rules are broken; undefined if none does. */
export const findCatcher = async (
  stage: RulesStage,
  mutant: RuleMutant,
  traces: RuleTraces,
): Promise<RulesCase | undefined> => {
  const concerned = (cases: readonly RulesCase[]) =>
    cases.filter((each) => mayNotice(mutant, traces.get(each)));

  const allowedHostile = async (): Promise<RulesCase | undefined> => {
    const cases = concerned(rulesCases.hostile);
    for (let i = 0; i < cases.length; i += atOnce) {
      const { allowed } = await sendAll(stage, cases.slice(i, i + atOnce));
      if (allowed.length === 0) continue;
      await stage.reset();
      return allowed[0];
    }
    return undefined;
  };

  // Simultaneous requests spoil each other's data: a refused one is sent again, alone and before the others.
  const refusedHonest = async (): Promise<RulesCase | undefined> => {
    const { refused, allowed } = await sendAll(stage, concerned(rulesCases.honest));
    await stage.reset();
    for (const each of [...refused, ...allowed]) {
      const outcome = await outcomeOf(stage, each);
      if (outcome === 'refused') return each;
      if (outcome === 'wrote') await stage.reset();
    }
    return undefined;
  };

  await stage.load(mutant.rules);
  if (mutant.stricter) return (await refusedHonest()) ?? (await allowedHostile());
  return (await allowedHostile()) ?? (await refusedHonest());
};
