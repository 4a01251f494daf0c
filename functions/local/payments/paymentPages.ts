import { catalogue } from './catalogue';
import type { CheckoutRecord, SubscriptionRecord } from './PaymentState';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${String(char.charCodeAt(0))};`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 3rem auto; padding: 0 1rem; }
button { font: inherit; display: block; width: 100%; min-height: 3rem; margin: .75rem 0; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
<p>This page stands in for the payment provider. No money moves.</p>
</main>
</body>
</html>`;

const button = (value: string, words: string): string =>
  `<button name="do" value="${value}">${escaped(words)}</button>`;

const form = (...buttons: string[]): string => `<form method="post">\n${buttons.join('\n')}\n</form>`;

const wordsOf = (priceId: string): string => {
  const price = catalogue.prices.find(({ id }) => id === priceId);
  if (!price) return priceId;
  return `$${((price.unit_amount ?? 0) / 100).toFixed(2)} per ${price.recurring?.interval ?? 'time'}`;
};

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Renders the page of a checkout; `problem` says why the last payment failed. */
export const checkoutPage = ({ price }: CheckoutRecord, problem?: string): string =>
  page(
    'Subscribe to Holeshot',
    [
      ...(problem === undefined ? [] : [`<p role="alert">${escaped(problem)}</p>`]),
      `<p>${wordsOf(price)}</p>`,
      form(button('pay', 'Pay'), button('fail', 'Pay fails'), button('cancel', 'Cancel')),
    ].join('\n'),
  );

const stateOf = ({ status, cancel_at_period_end, end }: SubscriptionRecord): string => {
  if (status !== 'active') return `Status: ${status}`;
  return cancel_at_period_end ? `Ends on ${dateOf(end)}` : `Renews on ${dateOf(end)}`;
};

/** Renders the page on which a racer manages a subscription. */
export const portalPage = (subscription: SubscriptionRecord | undefined): string =>
  page(
    'Your subscription',
    subscription === undefined || subscription.status === 'canceled'
      ? `<p>There is no subscription.</p>\n${form(button('back', 'Back to Holeshot'))}`
      : `<p>${wordsOf(subscription.price)}. ${stateOf(subscription)}.</p>\n${form(
          subscription.cancel_at_period_end
            ? button('resume', 'Resume')
            : button('cancel-at-period-end', 'Cancel at the end of the period'),
          button('cancel-now', 'Cancel now'),
          button('back', 'Back to Holeshot'),
        )}`,
  );
