import { dotsOf } from './dotFont.mjs';

/** Typefaces of slips. */
export const fonts = ['dot matrix', 'thermal', 'typed', 'sans'];

const faces = {
  thermal: 'bold 30px "DejaVu Sans Mono", monospace',
  typed: '30px "DejaVu Sans Mono", monospace',
  sans: '31px "DejaVu Sans Condensed", "DejaVu Sans", sans-serif',
};

/** Height and width of a letter's place, in pixels of the paper. */
const letter = { width: 18.1, height: 44 };
const margin = 40;

/** Prints lines of text on paper; returns its canvas, which holds ink only: 0 none to 255 most, in its red. */
export const printSlip = (lines, font, random) => {
  const wide = Math.max(...lines.map((line) => line.length));
  const paper = new OffscreenCanvas(
    Math.ceil(wide * letter.width + 2 * margin),
    Math.ceil(lines.length * letter.height * 0.95 + 2.2 * margin),
  );
  const context = paper.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#000';
  context.fillRect(0, 0, paper.width, paper.height);
  const pitch = 0.85 + random() * 0.15;
  const isSlashed = random() < 0.5;
  for (const [row, line] of lines.entries()) {
    const y = margin + row * letter.height * pitch;
    if (font === 'dot matrix') {
      const worn = 150 + random() * 60;
      for (const [column, sign] of [...line].entries())
        for (const dot of dotsOf(sign, isSlashed)) {
          const ink = worn + random() * 45;
          context.fillStyle = `rgb(${ink},${ink},${ink})`;
          context.beginPath();
          context.arc(
            margin + column * letter.width + 2 + dot.x * 3 + random() * 0.5,
            y + 4 + dot.y * 3.9 + random() * 0.5,
            1.75,
            0,
            7,
          );
          context.fill();
        }
      continue;
    }
    context.font = faces[font];
    context.textBaseline = 'top';
    context.fillStyle = font === 'thermal' ? 'rgb(190,190,190)' : 'rgb(225,225,225)';
    // Words keep their columns in every typeface.
    for (const { 0: word, index } of line.matchAll(/\S+(?: \S+)*/g))
      context.fillText(word, margin + index * letter.width, y);
  }
  if (font === 'thermal') {
    // Lines that the head skips, and faded paper.
    context.fillStyle = 'rgba(0,0,0,0.55)';
    for (let count = 0; count < 3; count += 1) context.fillRect(random() * paper.width, 0, 1.2, paper.height);
    const fade = context.createLinearGradient(0, 0, random() * paper.width, paper.height);
    fade.addColorStop(0, `rgba(0,0,0,${random() * 0.35})`);
    fade.addColorStop(1, `rgba(0,0,0,${random() * 0.35})`);
    context.fillStyle = fade;
    context.fillRect(0, 0, paper.width, paper.height);
  }
  return paper;
};
