// Draws the pictures of the installed app, shell/public/icons/*.png, from the SVGs beside them and, for its shortcuts,
// from Material Symbols on the app's own ground. Run it again when one of these or the list of screens changes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { materialSymbol } from './materialSymbol.mjs';
import { chromiumOrExit } from './stack/ownStack.mjs';
import { splashScreens } from './webpack/splashScreens.mjs';

const folder = path.resolve(import.meta.dirname, '../shell/public/icons');
const read = (name) => readFileSync(path.join(folder, name), 'utf8');

const shortcut = (symbol) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -960 960 960"><rect y="-960" width="960" height="960" rx="480" fill="#0B0F14"/><path transform="translate(480 -480) scale(.6) translate(-480 480)" d="${materialSymbol(symbol)}" fill="#5CBBF6"/></svg>`;

/** Icons with their size in pixels; an opaque one has no transparent corners, which iOS would fill with black. */
const icons = [
  { name: 'icon-192', size: 192, svg: read('icon.svg') },
  { name: 'icon-512', size: 512, svg: read('icon.svg') },
  { name: 'maskable-192', size: 192, svg: read('maskable.svg') },
  { name: 'maskable-512', size: 512, svg: read('maskable.svg') },
  { name: 'apple-touch-icon', size: 180, svg: read('maskable.svg'), opaque: true },
  { name: 'log-a-pass-192', size: 192, svg: shortcut('add') },
  { name: 'predictions-192', size: 192, svg: shortcut('timer') },
];

const browser = await chromium.launch({ executablePath: chromiumOrExit(), args: ['--no-sandbox'] });
const draw = async ({ name, html, width, height, ratio = 1, opaque = false }) => {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: ratio });
  const page = await context.newPage();
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${html}`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: !opaque });
  await context.close();
};
for (const { name, size, svg, opaque } of icons)
  await draw({ name, width: size, height: size, opaque, html: `<style>svg{width:100vw}</style>${svg}` });
for (const screen of splashScreens)
  await draw({
    ...screen,
    opaque: true,
    html: `<style>body{display:grid;place-content:center;height:100vh;background:#0B0F14}svg{width:128px}</style>${read('maskable.svg')}`,
  });
await browser.close();
