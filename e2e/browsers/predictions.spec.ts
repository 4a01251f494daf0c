import { giveSeason } from '../kit/season';
import { signInSomeone } from './kit/account';
import { expect, test } from './kit/test';

test('the next pass has its ET and a dial that can be moved, and the lanes show both @all', async ({
  tab,
}) => {
  const { email } = await signInSomeone(tab);
  await giveSeason(email);
  await tab.open('/predictions');
  const card = tab.find('region', 'Next pass');
  await card.text(/^80 % of passes between/).seen(30_000);
  await card.text(/^\d+\.\d{3}$/).seen();
  await card.text(/^Dial \d+\.\d\d$/).seen();

  const slider = card.label('Or any other dial');
  const before = Number(await slider.value());
  await slider.press('ArrowRight');
  await expect.poll(slider.value).toBe(String(before + 1));
  await tab.text('All sent').seen(90_000);
  await tab.reload();
  await expect.poll(slider.value).toBe(String(before + 1));

  await tab.find('link', 'Lanes').click();
  await expect.poll(tab.url).toBe('/lanes');
  await tab.text(/^ET · /).seen();
  await tab.text(/^\d+\.\d{3}$/).seen();
  const position = tab.text(/car \d of \d/);
  const first = await position.textOf();
  await tab.find('button', 'Car after').click();
  await expect.poll(position.textOf).not.toBe(first);
});
