/** Names of rooms, separated by spaces. */
const below = (names = '') => names.split(' ').filter(Boolean);

/**
 * The rooms (folders) of each part that has some, from top to bottom, each with the rooms below it that it may import.
 * Files beside the rooms, and tests, may import any room of their part.
 */
export const rooms = {
  'shell/src': {
    // Pages, menus and dialogs.
    app: below(
      'dialogs layout pages dashboard platform serviceWorker launch vitals remotes trouble remembered ' +
        'feedback overlays drafts connection session routing loading debugLog',
    ),
    dialogs: below('platform remotes trouble overlays connection session loading debugLog writes'),
    layout: below('trouble overlays connection session routing loading device'),
    pages: below('dashboard remotes connection session routing loading build'),
    dashboard: below('remotes loading device'),

    // The ports of the remotes.
    platform: below(
      'firebase/backend backend weather events trouble remembered feedback overlays drafts connection session ' +
        'loading debugLog writes streams',
    ),
    events: below(),

    // Firebase, which the platform alone starts.
    'firebase/backend': below(
      'backend firebase/account firebase/records firebase/passes firebase/outbox firebase/database weather ' +
        'trouble remembered feedback overlays drafts connection session loading debugLog writes streams ' +
        'device',
    ),
    'firebase/account': below('firebase/records firebase/database localGoogle writes build'),
    'firebase/records': below('firebase/passes firebase/outbox firebase/database debugLog writes streams'),
    'firebase/passes': below('firebase/database remembered loading writes streams device'),
    'firebase/outbox': below('firebase/database writes'),
    'firebase/database': below('trouble streams build'),

    // Remotes, weather, sharing and updates.
    serviceWorker: below('launch remotes feedback overlays drafts connection device'),
    launch: below('remotes feedback overlays session debugLog device'),
    vitals: below('remotes routing debugLog'),
    remotes: below('trouble drafts routing loading debugLog build device'),
    weather: below('loading debugLog build device'),
    localGoogle: below('device'),

    // State of the app, and messages to the racer.
    trouble: below('feedback overlays connection debugLog device'),
    remembered: below('debugLog device'),
    feedback: below('overlays loading debugLog'),
    routing: below('overlays device'),
    overlays: below('writes'),
    drafts: below('streams device'),
    connection: below('streams'),
    session: below('device'),

    // The ground.
    loading: below('streams'),
    debugLog: below('device'),
    backend: below('writes'),
    writes: below(),
    streams: below(),
    build: below(),
    device: below(),
  },
  'shared-core/src/domain': {
    // Policies over everything below.
    tuning: below('prediction prediction/engine weather/air parsing entities work units plain'),
    backtest: below('exchange/file prediction prediction/engine weather/air parsing entities work time'),
    migration: below('logbook entities time plain'),

    // Files in and out.
    'exchange/plan': below('exchange/table exchange/file account logbook pass entities work format plain'),
    'exchange/slip': below('pass entities cells'),
    'exchange/foreign': below(
      'exchange/table exchange/file logbook pass weather/station weather/wind weather/air ' +
        'entities cells format time units plain',
    ),
    'exchange/table': below('exchange/file pass work cells format time plain'),
    'exchange/file': below('logbook parsing entities work time plain'),

    // Log book, races and predictions.
    auth: below('plain'),
    account: below('logbook parsing dashboard forms entities'),
    logbook: below(
      'race prediction prediction/engine pass weather/station weather/wind weather/air parsing ' +
        'forms entities format time units plain',
    ),
    race: below('entities units plain'),
    prediction: below('prediction/engine pass weather/station weather/ahead entities work units plain'),
    'prediction/engine': below('pass weather/station weather/wind weather/air entities time units'),
    pass: below('entities time'),

    // Weather.
    'weather/ownStation': below('weather/station weather/wind weather/air entities cells time units'),
    'weather/national': below('weather/station weather/wind weather/air entities units plain'),
    'weather/station': below('weather/wind weather/air entities format units plain'),
    'weather/ahead': below('weather/air entities statistics units'),
    'weather/wind': below('entities units'),
    'weather/air': below('entities units'),

    // Records and how they are read.
    access: below('entities'),
    parsing: below('dashboard forms entities units plain'),
    dashboard: below('plain'),
    forms: below('plain'),
    entities: below('time units plain'),

    // The ground.
    work: below(),
    statistics: below(),
    cells: below(),
    format: below(),
    time: below(),
    units: below(),
    plain: below(),
  },
  'shared-core/src/platform': {
    ports: below('values'),
    values: below(),
  },
  'shared-core/src/react': {
    layout: below('hooks theme'),
    fields: below('hooks theme'),
    figures: below('hooks'),
    hooks: below(),
    theme: below(),
  },
  'shared-core/src/testing': {
    bench: below('fixtures'),
    contract: below('memory fixtures'),
    memory: below('fixtures'),
    fixtures: below(),
  },
  functions: {
    // Programs of the local stack.
    'local/demo': below(
      'local/payments local/weather src/administration src/payments src/access src/callable',
    ),
    'local/station': below('local/national local/weather'),
    'local/national': below('local/weather'),
    'local/payments': below(),
    'local/weather': below(),

    // Tests of the Firestore rules.
    rules: below('rules/cases rules/world'),
    'rules/cases': below('rules/world src/callable'),
    'rules/world': below('src/access src/callable'),

    // What is deployed.
    src: below('src/account src/administration src/registration src/payments src/weather'),
    'src/account': below('src/weather src/provider src/access src/deletion src/callable'),
    'src/administration': below('src/access src/callable'),
    'src/registration': below('src/payments src/access src/callable'),
    'src/payments': below('src/provider src/access src/deletion src/callable'),
    'src/weather': below('src/access src/deletion src/callable'),
    'src/provider': below('src/callable'),
    'src/access': below(),
    'src/deletion': below(),
    'src/callable': below(),
  },
};
