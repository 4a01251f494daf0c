// Draws the icons of the installed app, shell/public/icons/*.png, from the SVGs beside them and, for its
// shortcuts, from Material Symbols on the app's own ground. Run it again when one of these changes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { materialSymbol } from './materialSymbol.mjs';
import { chromiumOrExit } from './stack/ownStack.mjs';

const folder = path.resolve(import.meta.dirname, '../shell/public/icons');
const read = (name) => readFileSync(path.join(folder, name), 'utf8');

const shortcut = (symbol) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -960 960 960"><rect y="-960" width="960" height="960" rx="480" fill="#0B0F14"/><path transform="translate(480 -480) scale(.6) translate(-480 480)" d="${materialSymbol(symbol)}" fill="#5CBBF6"/></svg>`;

const icons = [
  ['icon-192', 192, read('icon.svg')],
  ['icon-512', 512, read('icon.svg')],
  ['maskable-192', 192, read('maskable.svg')],
  ['maskable-512', 512, read('maskable.svg')],
  ['log-a-pass-192', 192, shortcut('add')],
  ['predictions-192', 192, shortcut('timer')],
];

const browser = await chromium.launch({ executablePath: chromiumOrExit(), args: ['--no-sandbox'] });
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
