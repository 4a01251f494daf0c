import { expect, test } from '../kit/test';

test('the rule that hides the date of an empty field counts in Safari’s engine @all', async ({ tab }) => {
  await tab.open('/about');
  // WebKit tells no computed style of a part of a field, so the rules that it took are looked at.
  const rules = await tab.run(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.endsWith('/app.css') === true)
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText))
      .map(({ cssText }) => cssText),
  );
  expect(rules).toEqual([expect.stringMatching(/\[value=""\].*::-webkit-datetime-edit \{ opacity: 0; \}/)]);
});
