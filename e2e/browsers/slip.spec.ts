import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSlip } from '../kit/drawSlip';
import { demoRacer } from '../kit/racer';
import { slipText } from '../kit/slipText';
import { signIn } from './kit/account';
import { openPassForm } from './kit/screens';
import { expect, test } from './kit/test';

test('a slip is read from its text and from its photo @all', async ({ tab, device }) => {
  await signIn(tab, demoRacer);
  await tab.open('/logbook');
  const form = await openPassForm(tab, {});
  const et = form.find('textbox', '1/4 ET');
  await form.find('button', 'Paste a slip').click();
  await form.label('Text of the slip').set(slipText);
  await form.find('button', 'Read the slip').click();
  await expect.poll(et.value).toBe('11.231');
  await expect.poll(form.find('textbox', 'R/T').value).toBe('0.018');
  await form.find('button', 'Undo the slip').click();
  await expect.poll(et.value).toBe('');

  const photo = path.join(device.profile, 'slip.jpg');
  await writeFile(photo, Buffer.from(await tab.run(drawSlip, slipText), 'base64'));
  await form.find('button', 'Photo of the slip').click();
  await form.label('Picture of the slip').upload(photo);
  await form.find('button', 'Use these numbers').seen(90_000);
  await form.find('button', 'Use these numbers').click();
  await expect.poll(et.value).toBe('11.231');
});
