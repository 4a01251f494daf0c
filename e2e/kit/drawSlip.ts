/** Draws a photo of a slip in a page: the slip lies on a table, tilted, with a shadow; gives a JPEG in base64. */
export const drawSlip = (text: string): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1500, height: 2000 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#4a3b2c';
  context.fillRect(0, 0, 1500, 2000);
  context.translate(750, 1000);
  context.rotate(0.05);
  context.translate(-750, -1000);
  const light = context.createLinearGradient(200, 0, 1300, 0);
  light.addColorStop(0, '#f2f0e8');
  light.addColorStop(1, '#b4b2ac');
  context.fillStyle = light;
  context.fillRect(200, 150, 1100, 1700);
  context.fillStyle = '#2a2a2e';
  context.font = '50px monospace';
  for (const [row, line] of text.split('\n').entries()) context.fillText(line, 280, 320 + row * 105);
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
};
