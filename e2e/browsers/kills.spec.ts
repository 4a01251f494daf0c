import { killedBooks, minutesAgo } from '../kit/killAfterEachPass';
import { randomOf } from '../kit/randomOf';
import { etsOf } from '../kit/season';
import type { Tab } from './driver/tab';
import { signInSomeone, untilOfflineReady } from './kit/account';
import { addLocation, addVehicle, openPassForm, passOf, readyToSave, unfoldEvent } from './kit/screens';
import { expect, test, withoutNetwork } from './kit/test';

/** Longest wait (ms) between the words and the kill. */
const longestWait = 400;

/** Has the page look out for words, which may be gone before the next command arrives. */
const lookOutFor = (tab: Tab, words: string): Promise<void> =>
  tab.run((wanted) => {
    const page = window as { wordsSaid?: Promise<void> };
    page.wordsSaid = new Promise((resolve, reject) => {
      const clock = setInterval(() => {
        if (document.body.innerText.includes(wanted)) resolve();
      }, 5);
      setTimeout(() => {
        clearInterval(clock);
        reject(new Error(`The page has not said: ${wanted}`));
      }, 30_000);
    });
  }, words);

/** Waits until the page has said the words, and a time (ms) after that. */
const untilSaid = (tab: Tab, milliseconds: number): Promise<void> =>
  tab.run(async (wait) => {
    await (window as { wordsSaid?: Promise<void> }).wordsSaid;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }, milliseconds);

for (const { first, times } of killedBooks)
  test(`a pass that was just saved is shown and sent after the kill of the browser, ${first} to ${first + times - 1} @all`, async ({
    tab: atFirst,
    device,
    declareFault,
  }) => {
    test.setTimeout(180_000 + times * 30_000);
    declareFault(withoutNetwork);
    const random = randomOf(first);
    const { email } = await signInSomeone(atFirst);
    await addVehicle(atFirst, 'Nova');
    await addLocation(atFirst, 'Great Lakes');
    await untilOfflineReady(atFirst);
    await atFirst.text('All sent').seen(90_000);

    const saved: string[] = [];
    let tab = atFirst;
    for (let time = 1; time <= times; time += 1) {
      await tab.open('/logbook');
      // The first page of the log book has the newest.
      for (const et of saved.slice(time % 10 === 0 ? -20 : -2)) await (await passOf(tab, et)).seen();
      const et = (11 + time / 1000).toFixed(3);
      const form = await openPassForm(tab, { '1/4 ET': et, '1/4 mph': '118.4' });
      await form.text('Unsaved draft').gone();
      await unfoldEvent(form);
      await form.label('Time of the slip').set(minutesAgo(times - time));
      await readyToSave(form);
      await lookOutFor(tab, `Pass saved: ${et}.`);
      await form.find('button', 'Save pass').click();
      await untilSaid(tab, random() < 0.5 ? 0 : random() * longestWait);
      saved.push(et);
      tab = await device.restart(time < times && random() < 0.5);
    }
    await tab.open('/logbook');
    for (const et of saved.slice(-20)) await (await passOf(tab, et)).seen();
    // Firestore may send the writes of a killed start only after the next one; in the end it sends all.
    await tab.text('All sent').seen(120_000 + times * 6_000);
    expect(await etsOf(email)).toEqual(saved);
  });
