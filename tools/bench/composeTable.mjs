const ms = (value) => String(Math.round(value));
const kib = (value) => (value / 1024).toFixed(value < 10_240 ? 1 : 0);
const mb = (value) => (value / 1e6).toFixed(1);

const always = () => undefined;
const byKind = (limits) => (kind) => limits[kind];

/** Measures of a visit in printed order; `most` limits the composed app, `ratio` limits it beside the monolith. */
const measures = [
  { key: 'shown', name: 'first paint of the app', unit: 'ms', write: ms, most: always },
  {
    ...{ key: 'lcp', name: 'LCP', unit: 'ms', write: ms },
    most: byKind({ cold: 1_800, repeat: 600, offline: 600 }),
    ratio: byKind({ cold: 1.1, repeat: 1.05, offline: 1.05 }),
  },
  { key: 'content', name: "the page's own content", unit: 'ms', write: ms, most: always },
  { key: 'blocked', name: 'TBT', unit: 'ms', write: ms, most: () => 150 },
  { key: 'inp', name: 'INP, p95 of 15', unit: 'ms', write: ms, most: () => 100 },
  {
    ...{ key: 'scriptsBefore', name: 'scripts before the first paint', unit: 'KiB', write: kib },
    most: byKind({ cold: 200 * 1024 }),
  },
  { key: 'before', name: 'all before the first paint', unit: 'KiB', write: kib, most: always },
  { key: 'scripts', name: 'scripts in total', unit: 'KiB', write: kib, most: always },
  {
    ...{ key: 'total', name: 'app in total', unit: 'KiB', write: kib },
    most: (kind, path) => (kind === 'cold' && path === '/logbook' ? 460 * 1024 : undefined),
  },
  { key: 'firebase', name: 'Firebase asked for after it', unit: 'ms', write: ms, most: always },
  { key: 'worker', name: 'fetched by the worker', unit: 'KiB', write: kib, most: always },
  { key: 'data', name: 'data', unit: 'KiB', write: kib, most: always },
  { key: 'requests', name: 'requests of the app', unit: '', write: ms, most: always },
  { key: 'heap', name: 'heap', unit: 'MB', write: mb, most: always },
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const spread = (values, write) =>
  `${write(median(values))} (${write(Math.min(...values))}–${write(Math.max(...values))})`;

/** Returns the target of a figure and whether it is met. */
const judge = ({ write, most, ratio }, { kind, path }, composed, monolith) => {
  const limit = most(kind, path);
  const beside = ratio?.(kind);
  const asked = [
    ...(limit === undefined ? [] : [{ words: `≤ ${write(limit)}`, reached: composed <= limit }]),
    ...(beside === undefined ? [] : [{ words: `≤ ${beside}×`, reached: composed <= beside * monolith }]),
  ];
  return {
    target: asked.map(({ words }) => words).join(', '),
    reached: asked.map(({ reached }) => (reached ? 'yes' : 'NO')).join(', '),
  };
};

/** Collects the figures of visits to both sites, and prints them side by side. */
export const createComposeTable = () => {
  const visits = new Map();
  return {
    add: ({ path, kind, site }, figures) => {
      const id = `${path} ${kind}`;
      const visit = visits.get(id) ?? { path, kind, composed: [], monolith: [] };
      visit[site].push(figures);
      visits.set(id, visit);
      const said = ['shown', 'lcp', 'content', 'blocked'].map((key) => `${key} ${ms(figures[key])}`);
      console.log(`${id} ${site}: ${said.join(', ')} ms`);
    },
    print: () => {
      for (const visit of visits.values()) {
        console.log(`\n${visit.path} ${visit.kind}: median (least–most) of ${visit.composed.length}`);
        const rows = measures.flatMap((measure) => {
          const of = (site) => visit[site].map((each) => each[measure.key]).filter(Number.isFinite);
          const [composed, monolith] = [of('composed'), of('monolith')];
          if ([...composed, ...monolith].every((each) => each === 0)) return [];
          const [here, there] = [median(composed), median(monolith)];
          const row = {
            composed: spread(composed, measure.write),
            monolith: spread(monolith, measure.write),
            ratio: there > 0 ? (here / there).toFixed(2) : '',
            ...judge(measure, visit, here, there),
          };
          return [[`${measure.name}${measure.unit && `, ${measure.unit}`}`, row]];
        });
        console.table(Object.fromEntries(rows));
      }
    },
  };
};
