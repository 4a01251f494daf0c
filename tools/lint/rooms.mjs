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
      'dialogs layout pages dashboard newcomer platform serviceWorker launch install vitals remotes trouble remembered ' +
        'feedback overlays drafts connection session routing loading debugLog device',
    ),
    publicPages: below('layout pages remotes routing build'),
    dialogs: below('newcomer platform remotes trouble overlays connection session loading debugLog writes'),
    layout: below('newcomer trouble overlays connection session routing loading device'),
    pages: below('dashboard newcomer remotes connection session routing loading build'),
    dashboard: below('newcomer remotes loading device'),
    newcomer: below('device'),

    // The ports of the remotes.
    platform: below(
      'firebase/backend backend weather recognizer shrinker install events trouble remembered feedback overlays drafts connection ' +
        'session loading debugLog writes streams device',
    ),
    events: below(),
    recognizer: below('device'),
    shrinker: below('device'),

    // Firebase, which the platform alone starts.
    'firebase/backend': below(
      'backend firebase/account firebase/records firebase/passes firebase/outbox firebase/database weather ' +
        'trouble remembered feedback overlays drafts connection session loading debugLog writes streams ' +
        'device',
    ),
    'firebase/account': below('firebase/records firebase/database localGoogle writes build device'),
    'firebase/records': below(
      'firebase/passes firebase/outbox firebase/database loading debugLog writes streams',
    ),
    'firebase/passes': below('firebase/database remembered loading writes streams device'),
    'firebase/outbox': below('firebase/database writes'),
    'firebase/database': below('trouble streams build'),

    // Remotes, weather, sharing and updates.
    serviceWorker: below('launch remotes feedback overlays drafts connection device'),
    launch: below('remotes feedback overlays session debugLog device'),
    install: below('overlays drafts device'),
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
    winning: below('prediction scouting race entities statistics units work'),
    backtest: below(
      'exchange/file race prediction prediction/engine pass weather/air parsing entities work time units',
    ),
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
    scouting: below('race format units plain'),
    race: below('pass entities units plain'),
    prediction: below('prediction/engine pass weather/station weather/ahead entities work units plain'),
    'prediction/engine': below('pass weather/station weather/wind weather/air entities time units'),
    pass: below('entities time units'),

    // Weather.
    'weather/ownStation': below('weather/station weather/wind weather/air entities cells time units'),
    'weather/national': below('weather/station weather/wind weather/air entities units plain'),
    'weather/station': below('weather/wind weather/air entities format units plain'),
    'weather/ahead': below('weather/air entities statistics units'),
    'weather/wind': below('entities units'),
    'weather/air': below('entities units'),

    // Records and how they are read.
    access: below('entities'),
    proof: below('entities units plain'),
    parsing: below('dashboard forms entities units plain'),
    dashboard: below('plain'),
    forms: below('plain'),
    entities: below('time units plain'),

    // The ground.
    work: below(),
    picture: below(),
    statistics: below(),
    cells: below(),
    format: below(),
    time: below(),
    units: below(),
    plain: below(),
  },
  'shared-core/src/platform': {
    ports: below('ports/account ports/passes values'),
    'ports/account': below('values'),
    'ports/passes': below('values'),
    values: below(),
  },
  'shared-core/src/react': {
    layout: below('hooks theme'),
    fields: below('hooks theme'),
    figures: below('hooks'),
    hooks: below('device'),
    theme: below(),
    device: below(),
  },
  'shared-core/src/testing': {
    bench: below('fixtures'),
    contract: below('contract/repositories memory fixtures'),
    'contract/repositories': below('fixtures'),
    memory: below('fixtures'),
    'fixtures/generatedTable': below('fixtures'),
    fixtures: below(),
  },
  'mf-account/src': {
    settings: below('administration form'),
    widget: below('subscription'),
    signin: below('form'),
    register: below('form'),
    'forgot-password': below('form'),
    'email-verification': below('form'),
    profile: below('form'),
    subscription: below('form'),
    'custom-fields': below('form'),
    administration: below('form'),
    notifications: below(),
    form: below(),
  },
  'mf-locations/src': {
    page: below('map directory near contact visits find loading'),
    dialog: below(
      'dialog/place dialog/station dialog/direction dialog/delete directory near contact find loading',
    ),
    widget: below('contact visits find'),
    'dialog/station': below('dialog/place find loading'),
    'dialog/direction': below('dialog/place near find'),
    'dialog/place': below('near find loading'),
    'dialog/delete': below(),
    map: below('map/google map/leaflet map/ground find loading'),
    'map/google': below('map/ground find'),
    'map/leaflet': below('map/ground find'),
    'map/ground': below('find'),
    directory: below('find loading'),
    near: below(),
    contact: below('find'),
    visits: below(),
    find: below(),
    loading: below(),
  },
  'mf-logbook/src': {
    page: below('compare charts season views fill-weather exchange list filter'),
    season: below('pass-page exchange filter pass'),
    'pass-page': below('compare pictures form typed pass'),
    'recent-passes': below('pass'),
    deleted: below('pass'),
    'race-day': below('entry scouting ladder race-tools form fields draft filter pass'),
    entry: below('pictures slip form fields draft typed pass'),
    'fill-weather': below('exchange form'),
    compare: below('pass'),
    charts: below('filter'),
    views: below('fields filter'),
    form: below('slip draft pass'),
    slip: below('fields draft typed'),
    exchange: below('fields'),
    pictures: below('fields'),
    scouting: below('fields'),
    ladder: below(),
    'race-tools': below('fields'),
    fields: below('draft typed'),
    draft: below('typed'),
    typed: below(),
    list: below('pass'),
    filter: below('pass'),
    pass: below(),
  },
  'mf-predictions/src': {
    page: below('cards throttle-stop what-if win next-hours tune last-passes prediction fold dial choice'),
    lanes: below('tune prediction dial choice'),
    widget: below('tune prediction dial choice'),
    accuracy: below('back-test prediction choice'),
    miss: below('prediction'),
    'back-test': below('choice'),
    cards: below('prediction choice'),
    'next-hours': below('prediction fold choice'),
    'throttle-stop': below('prediction fold dial choice'),
    tune: below('fold'),
    'what-if': below('prediction fold choice'),
    win: below('prediction fold choice dial'),
    'last-passes': below('fold choice'),
    prediction: below('choice'),
    fold: below(),
    dial: below(),
    choice: below(),
  },
  'mf-vehicles/src': {
    page: below('car'),
    widget: below('car'),
    dialog: below('car'),
    tune: below('car'),
    history: below('car'),
    delete: below('car'),
    car: below(),
  },
  'mf-weather/src': {
    'current-weather': below('last-day'),
    observation: below(),
    'last-day': below(),
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
    src: below('src/account src/administration src/registration src/payments src/proof src/weather'),
    'src/account': below('src/weather src/provider src/access src/deletion src/callable'),
    'src/administration': below('src/access src/callable'),
    'src/registration': below('src/payments src/access src/callable'),
    'src/payments': below('src/provider src/access src/deletion src/callable'),
    'src/weather': below('src/access src/deletion src/callable'),
    'src/proof': below('src/access src/callable'),
    'src/provider': below('src/callable'),
    'src/access': below('src/deletion src/callable'),
    'src/deletion': below(),
    'src/callable': below(),
  },
};
