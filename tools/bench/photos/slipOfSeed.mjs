/** Shares of the quarter mile of a usual pass. */
const shares = { et_60: 0.152, et_330: 0.4165, et_660: 0.6415, et_1000: 0.8362, et_1320: 1 };
const order = [
  ...['dialin_et', 'reaction_time', 'et_60', 'et_330', 'et_660', 'mph_660', 'et_1000', 'et_1320', 'mph_1320'],
];
const kmOfMile = 1.609344;

const labelSets = {
  short: ['DIAL', 'R/T', "60'", "330'", '1/8', 'MPH', "1000'", '1/4', 'MPH'],
  feet: ['DIAL-IN', 'REACTION', '60 FT', '330 FT', '660 FT', 'MPH', '1000 FT', '1320 FT', 'MPH'],
  long: [
    ...['DIAL IN', 'REACTION TIME', '60 FT ET', '330 FT ET', '1/8 MILE ET', '1/8 MILE MPH', '1000 FT ET'],
    ...['1/4 MILE ET', '1/4 MILE MPH'],
  ],
  bare: ['INDEX', 'RT', '60', '330', '660', '660 MPH', '1000', '1320', '1320 MPH'],
  mixed: ['Dial', 'R/T', "60'", "330'", '1/8 ET', '1/8 MPH', "1000'", '1/4 ET', '1/4 MPH'],
};

/** Layouts by name: lanes, labels, lines with the numbers of each lane in their columns, and where a pass may end. */
const layouts = {
  classic: { lanes: 2, labels: 'short', rows: ({ label, cells }) => [label.padEnd(10) + beside(cells, 10)] },
  'right first': {
    lanes: 2,
    labels: 'feet',
    swapped: true,
    rows: ({ label, cells }) => [label.padEnd(11) + beside(cells, 11)],
  },
  'label between': {
    lanes: 2,
    labels: 'short',
    named: ([one, other]) => [`${one.padEnd(17)}${other}`],
    rows: ({ label, cells: [one, other] }) => [`${one.padEnd(9)} ${label.padEnd(7)} ${other}`],
  },
  'labels twice': {
    lanes: 2,
    labels: 'short',
    named: ([one, other]) => [one.padEnd(19) + other],
    rows: ({ label, cells }) => [cells.map((cell) => label.padEnd(7) + cell.padEnd(12)).join('')],
  },
  'one lane': { lanes: 1, labels: 'feet', rows: ({ label, cells }) => [label.padEnd(12) + cells[0]] },
  'leader dots': {
    lanes: 1,
    labels: 'mixed',
    rows: ({ label, cells }) => [`${label.padEnd(14, '.')} ${cells[0]}`],
  },
  blocks: {
    lanes: 2,
    labels: 'mixed',
    blocks: true,
    rows: ({ label, cells }) => [label.padEnd(11) + cells[0]],
  },
  'et at speed': {
    lanes: 1,
    labels: 'mixed',
    rows: ({ field, label, cells, next }) =>
      field.startsWith('mph') ? [] : [`${label.padEnd(10)}${cells[0]}${next ? ` @ ${next}` : ''}`],
  },
  colons: {
    lanes: 2,
    labels: 'mixed',
    rows: ({ label, cells }) => [`${label}:`.padEnd(11) + beside(cells, 10)],
  },
  'long labels': {
    lanes: 2,
    labels: 'long',
    rows: ({ label, cells }) => [label.padEnd(16) + beside(cells, 10)],
  },
  'metric eighth': {
    lanes: 2,
    labels: 'short',
    metric: true,
    eighth: true,
    rows: ({ label, cells }) => [label.replace('MPH', 'KM/H').padEnd(10) + beside(cells, 10)],
  },
  'ruled, bare': {
    lanes: 2,
    labels: 'bare',
    ruled: true,
    rows: ({ label, cells }) => [label.padEnd(11) + beside(cells, 10)],
  },
};
const beside = (cells, width) => cells.map((cell) => cell.padEnd(width)).join('');

/** Names of the layouts, in the order in which seeds take them. */
const layoutNames = Object.keys(layouts);

const tracks = [
  'BRISTOL DRAGWAY',
  'MAPLE GROVE RACEWAY',
  'GREAT LAKES DRAGAWAY',
  'TEXAS MOTORPLEX',
  'DRAGWAY 42',
];

/** Writes the slip of a seed: its lines of text, and the numbers of its lanes in the order of the paper. */
export const slipOfSeed = (seed, random) => {
  const pick = (from) => from[Math.floor(random() * from.length)];
  const chance = (share) => random() < share;
  const near = (value, by) => value * (1 + (random() * 2 - 1) * by);
  const rounded = (value, decimals) => Number(value.toFixed(decimals));
  const layout = layoutNames[seed % layoutNames.length];
  const { lanes: count, labels, rows, swapped, named, blocks, metric, ruled, ...rest } = layouts[layout];
  const eighth = rest.eighth || chance(0.2);
  const fields = order.filter(
    (field) =>
      !(eighth && /1000|1320/.test(field)) &&
      !(field === 'dialin_et' && layout === 'et at speed') &&
      !(field === 'et_1000' && layout === 'blocks'),
  );
  const runOf = (et) => {
    const dial = rounded(near(eighth ? et * 0.6415 : et, 0.01), 2);
    const reaction = rounded(random() * 0.3 - (chance(0.15) ? 0.3 : 0), 3);
    const times = Object.entries(shares).map(([field, share]) => [
      field,
      rounded(near(et * share, share === 1 ? 0 : 0.003), 3),
    ]);
    const speeds = [
      ['mph_660', rounded(near(1091 / et, 0.008), 2)],
      ['mph_1320', rounded(near(1352 / et, 0.008), 2)],
    ];
    const all = { dialin_et: dial, reaction_time: reaction, ...Object.fromEntries([...times, ...speeds]) };
    return Object.fromEntries(fields.map((field) => [field, all[field]]));
  };
  const runs = Array.from({ length: count }, () => runOf(7.5 + random() * 9));
  const cut =
    count === 2 && chance(0.15)
      ? {
          lane: Math.floor(random() * 2),
          from: 3 + Math.floor(random() * (fields.length - 3)),
          as: pick(['-----', 'DNF', '*****']),
        }
      : undefined;
  const isCut = (lane, field) => cut?.lane === lane && fields.indexOf(field) >= cut.from;
  const cell = (lane, field) => {
    if (field === undefined) return '';
    if (isCut(lane, field)) return cut.as;
    const value = runs[lane][field];
    if (field.startsWith('mph')) return (metric ? value * kmOfMile : value).toFixed(2);
    if (field === 'reaction_time') return value.toFixed(3).replace(/^(-?)0/, '$1');
    return value.toFixed(field === 'dialin_et' ? 2 : 3);
  };
  const labelOf = Object.fromEntries(order.map((field, at) => [field, labelSets[labels][at]]));
  const names = swapped ? ['RIGHT', 'LEFT'] : ['LEFT', 'RIGHT'];
  const linesOf = (lanes) =>
    fields.flatMap((field, at) => {
      const next = fields[at + 1];
      return rows({
        field,
        label: labelOf[field],
        cells: lanes.map((lane) => cell(lane, field)),
        next: next?.startsWith('mph') ? cell(0, next) : '',
      });
    });
  const width = layout === 'right first' ? 11 : 10;
  const head =
    count === 1 || blocks
      ? []
      : (named?.(names) ?? [`${' '.repeat(rowStart(linesOf([0, 1])[0]))}${beside(names, width)}`]);
  const day = `${1 + Math.floor(random() * 12)}`.padStart(2, '0');
  const date = `${day}/${`${13 + Math.floor(random() * 15)}`}/2026 ${1 + Math.floor(random() * 11)}:${10 + Math.floor(random() * 50)} PM`;
  const body = blocks
    ? [0, 1].flatMap((lane) => [`${names[lane]} LANE`, ...linesOf([lane]), ''])
    : [...head, ...linesOf(count === 2 ? [0, 1] : [0])];
  const rule = '-'.repeat(Math.max(...body.map((line) => line.trimEnd().length)));
  return {
    layout,
    lines: [
      pick(tracks),
      date,
      ...(ruled ? [rule] : ['']),
      ...body,
      ...(ruled ? [rule] : ['']),
      pick(['THANK YOU FOR RACING', 'WWW.DRAGRACE.COM', 'HAVE A SAFE TRIP HOME']),
    ].map((line) => line.trimEnd()),
    lanes: runs.map((run, lane) =>
      Object.fromEntries(Object.entries(run).filter(([field]) => !isCut(lane, field))),
    ),
    named: count === 2 ? names : [],
  };
};

/** Returns the column of the first number after a label. */
const rowStart = (line) => line.length - /(?<!\S)\S+\s+\S+\s*$/.exec(line)[0].length;
