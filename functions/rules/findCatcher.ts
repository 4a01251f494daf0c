import type { RuleExpression } from './readRuleCoverage';
import type { RuleMutant } from './ruleMutants';
import type { RulesCase } from './world/RulesCase';
import { rulesCases } from './rulesCases';
import type { RulesStage } from './rulesStage';

/** What each request made of every expression of the rules. */
export type RuleTraces = ReadonlyMap<RulesCase, readonly RuleExpression[]>;

const atOnce = 20;

/** Codes of what the rules have allowed, and what is stored then has not. */
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

/** Which of these are refused, and which allowed, when all ask at once. */
const askAll = async (stage: RulesStage, cases: readonly RulesCase[]) => {
  const outcomes = await Promise.all(cases.map((each) => outcomeOf(stage, each)));
  return {
    refused: cases.filter((_, index) => outcomes[index] === 'refused'),
    allowed: cases.filter((_, index) => outcomes[index] !== 'refused'),
  };
};

/** Whether a request came by the broken place, and to something else than it gives now. */
const mayNotice = ({ from, to, gives }: RuleMutant, trace: readonly RuleExpression[] = []): boolean => {
  const around = trace.filter((each) => each.from <= from && each.to >= to);
  const least = Math.min(...around.map((each) => each.to - each.from));
  return around.some(
    (each) => each.to - each.from === least && each.gave.some((value) => gives === null || value !== gives),
  );
};

/** The first request that shows that these rules are broken; undefined where none does. */
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
      const { allowed } = await askAll(stage, cases.slice(i, i + atOnce));
      if (allowed.length === 0) continue;
      await stage.reset();
      return allowed[0];
    }
    return undefined;
  };

  // Asked at once they spoil each other's data: whoever is refused then is asked again, alone and before the others.
  const refusedHonest = async (): Promise<RulesCase | undefined> => {
    const { refused, allowed } = await askAll(stage, concerned(rulesCases.honest));
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
