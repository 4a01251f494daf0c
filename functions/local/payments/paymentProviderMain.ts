import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createEventSender } from './createEventSender';
import { createPaymentProvider } from './createPaymentProvider';
import { createPaymentServer } from './createPaymentServer';
import { emptyPaymentState, type PaymentState } from './PaymentState';

const port = Number(process.env['PORT']);
const apiKey = process.env['STRIPE_SECRET_KEY'];
const secret = process.env['STRIPE_WEBHOOK_SECRET'];
const webhookUrl = process.env['WEBHOOK_URL'];
/** File of the memory between starts; the stored data of racers refer to it. */
const file = process.env['PAYMENTS_FILE'];

if (!port || !apiKey || !secret || !webhookUrl) {
  process.stderr.write('It needs PORT, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and WEBHOOK_URL.\n');
  process.exit(1);
}

const saved = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PaymentState) : {};
const send = createEventSender({ url: webhookUrl, secret }, (line) => process.stderr.write(`${line}\n`));
const provider = createPaymentProvider({ tell: send, state: { ...emptyPaymentState(), ...saved } });

createPaymentServer({ provider, apiKey })
  .on('request', (_, response) => {
    response.on('finish', () => {
      if (file) writeFileSync(file, JSON.stringify(provider.state));
    });
  })
  .listen(port, '127.0.0.1', () => process.stdout.write(`Payment provider on http://127.0.0.1:${port}\n`));
