import { accessCases } from './cases/accessCases';
import { logBookCases } from './cases/logBookCases';
import { notificationCases } from './cases/notificationCases';
import { pictureCases } from './cases/pictureCases';
import { receiptCases } from './cases/receiptCases';
import { userCases } from './cases/userCases';
import { vehicleCases } from './cases/vehicleCases';
import type { RulesCases } from './world/RulesCase';

const parts = [
  userCases,
  logBookCases,
  vehicleCases,
  pictureCases,
  receiptCases,
  accessCases,
  notificationCases,
];

/** Requests that test the rules. */
export const rulesCases: RulesCases = {
  hostile: parts.flatMap(({ hostile }) => hostile),
  honest: parts.flatMap(({ honest }) => honest),
};
