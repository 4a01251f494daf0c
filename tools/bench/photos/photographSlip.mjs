/** Returns noise that repeats with its place: 0 to 1, smooth between whole numbers. */
const grain = (x, y) => {
  const at = (u, v) => {
    let hash = Math.imul(u, 374761393) ^ Math.imul(v, 668265263);
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  };
  const [u, v] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [x - u, y - v];
  const up = at(u, v) * (1 - s) + at(u + 1, v) * s;
  const down = at(u, v + 1) * (1 - s) + at(u + 1, v + 1) * s;
  return up * (1 - t) + down * t;
};

const solve = (rows) => {
  for (let column = 0; column < 8; column += 1) {
    const best = rows
      .slice(column)
      .reduce((one, row) => (Math.abs(row[column]) > Math.abs(one[column]) ? row : one));
    rows.splice(rows.indexOf(best), 1);
    rows.splice(column, 0, best);
    for (const row of rows)
      if (row !== best) {
        const share = row[column] / best[column];
        for (let at = column; at < 9; at += 1) row[at] -= share * best[at];
      }
  }
  return rows.map((row, at) => row[8] / row[at]);
};

/** Returns the projection of four places to four others. */
const projection = (from, to) =>
  solve(
    from.flatMap(({ x, y }, at) => {
      const { x: u, y: v } = to[at];
      return [
        [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
        [0, 0, 0, x, y, 1, -v * x, -v * y, v],
      ];
    }),
  );

/**
 * Photographs a printed slip on a table.
 * @param {OffscreenCanvas} paper its ink
 * @param {'dot matrix' | 'thermal' | 'typed' | 'sans'} font
 * @returns a JPEG, and how it was taken
 */
export const photographSlip = async (paper, font, random) => {
  const between = (least, most) => least + random() * (most - least);
  const chance = (share) => random() < share;
  const megapixels = 1.5 * 8 ** random();
  const aspect = chance(0.8) ? 4 / 3 : 3 / 4;
  const width = Math.round(Math.sqrt((megapixels * 1e6) / aspect));
  const height = Math.round(width * aspect);
  const tilt = between(-10, 10) * (Math.PI / 180);
  // The tilted paper fills most of the picture.
  const fill = between(0.72, 0.93);
  const turned = {
    width: paper.width * Math.cos(tilt) + paper.height * Math.abs(Math.sin(tilt)),
    height: paper.height * Math.cos(tilt) + paper.width * Math.abs(Math.sin(tilt)),
  };
  const scale = fill * Math.min(width / turned.width, height / turned.height);
  const lean = chance(0.6) ? 0.05 : 0.015;
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([u, v]) => {
    const [x, y] = [u * paper.width * scale, v * paper.height * scale];
    const away = () => between(-lean, lean) * Math.min(paper.width, paper.height) * scale;
    return {
      x: width / 2 + x * Math.cos(tilt) - y * Math.sin(tilt) + away(),
      y: height / 2 + x * Math.sin(tilt) + y * Math.cos(tilt) + away(),
    };
  });
  const [a, b, c, d, e, f, g, h] = projection(corners, [
    { x: 0, y: 0 },
    { x: paper.width, y: 0 },
    { x: paper.width, y: paper.height },
    { x: 0, y: paper.height },
  ]);
  const ink = paper.getContext('2d').getImageData(0, 0, paper.width, paper.height).data;
  const sheet = { level: between(205, 245), tint: between(0.82, 1) };
  const table = { level: chance(0.15) ? between(170, 200) : between(35, 130), grained: between(0.05, 0.35) };
  const lamp = { x: between(-1, 1), y: between(-1, 1), fall: between(0, 0.35) };
  const shade = chance(0.6)
    ? {
        turn: between(0, 2 * Math.PI),
        at: between(-0.35, 0.35),
        depth: between(0.2, 0.5),
        soft: between(0.01, 0.12),
      }
    : undefined;
  const creases = Array.from({ length: Math.floor(between(0, 4)) }, () => ({
    turn: chance(0.7) ? between(-0.1, 0.1) : Math.PI / 2 + between(-0.1, 0.1),
    at: between(0.1, 0.9),
    depth: between(-0.25, 0.12),
    wide: between(2, 5),
  }));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const picture = context.createImageData(width, height);
  const { data } = picture;
  const inkAt = (x, y) => {
    const [u, v] = [Math.floor(x), Math.floor(y)];
    if (u < 0 || v < 0 || u >= paper.width - 1 || v >= paper.height - 1) return 0;
    const at = 4 * (v * paper.width + u);
    const row = 4 * paper.width;
    const [s, t] = [x - u, y - v];
    return (
      ((ink[at] * (1 - s) + ink[at + 4] * s) * (1 - t) +
        (ink[at + row] * (1 - s) + ink[at + row + 4] * s) * t) /
      255
    );
  };
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 4) {
      const depth = g * column + h * row + 1;
      let x = (a * column + b * row + c) / depth;
      let y = (d * column + e * row + f) / depth;
      const [u, v] = [column / width - 0.5, row / height - 0.5];
      let light = 1 - lamp.fall * Math.min(1, Math.hypot(u - lamp.x / 2, v - lamp.y / 2));
      if (shade) {
        const side = (u * Math.cos(shade.turn) + v * Math.sin(shade.turn) - shade.at) / shade.soft;
        light *= 1 - shade.depth / (1 + Math.exp(-side * 4));
      }
      let color;
      if (x >= 0 && y >= 0 && x < paper.width && y < paper.height) {
        let bright = 1;
        for (const { turn, at: place, depth: dip, wide } of creases) {
          const away =
            (y - place * paper.height) * Math.cos(turn) + (x - place * paper.width) * Math.sin(turn);
          if (Math.abs(away) > 5 * wide) continue;
          const fold = Math.exp(-((away / wide) ** 2));
          bright *= 1 + dip * fold;
          y += 1.5 * fold;
        }
        const level = sheet.level * light * bright * (1 - (font === 'thermal' ? 0.72 : 0.8) * inkAt(x, y));
        color = [level, level * (1 + sheet.tint) * 0.5, level * sheet.tint];
      } else {
        const level =
          table.level * light * (1 - table.grained * grain(column / (width * 0.004), row / (width * 0.06)));
        color = [level * 1.08, level, level * 0.9];
      }
      data.set(color, at);
      data[at + 3] = 255;
    }
  context.putImageData(picture, 0, 0);
  // Blur by the height of a capital (22 pixels of the paper).
  const blur = between(0.01, 0.075) * 22 * scale;
  const second = new OffscreenCanvas(width, height);
  const blurred = second.getContext('2d', { willReadFrequently: true });
  blurred.filter = `blur(${blur}px)`;
  blurred.drawImage(canvas, 0, 0);
  const noisy = blurred.getImageData(0, 0, width, height);
  const noise = between(2, 12);
  for (let at = 0; at < noisy.data.length; at += 4) {
    const speck = (random() + random() + random() - 1.5) * 2 * noise;
    noisy.data[at] += speck;
    noisy.data[at + 1] += speck;
    noisy.data[at + 2] += speck;
  }
  blurred.filter = 'none';
  blurred.putImageData(noisy, 0, 0);
  const blob = await second.convertToBlob({ type: 'image/jpeg', quality: between(0.75, 0.92) });
  return {
    blob,
    about: {
      font,
      width,
      height,
      tilt: (tilt * 180) / Math.PI,
      lean,
      blur: blur / scale / 22,
      noise,
      shade: shade?.depth ?? 0,
      table: table.level,
      capital: 22 * scale,
    },
  };
};
