import { namedExports } from './namedExports.mjs';
import { rooms } from './rooms.mjs';

/** Remotes whose rooms are drawn. */
const remotes = Object.keys(rooms)
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => folder.replace('/src', ''));

/** Parts of the house, as the drawing in the README shows them, each with its folder. */
const parts = {
  domain: 'shared-core/src/domain',
  platform: 'shared-core/src/platform',
  react: 'shared-core/src/react',
  testing: 'shared-core/src/testing',
  'shared-core': 'shared-core/src',
  shell: 'shell/src',
  functions: 'functions',
  ...Object.fromEntries(remotes.map((remote) => [remote, `${remote}/src`])),
};

const depthOf = (room) => room.split('/').length;
const roomsOf = (part) => Object.keys(rooms[parts[part]] ?? {}).sort((a, b) => depthOf(b) - depthOf(a));
const roomType = (part) => (room) => `${part}/${room}`;

/** A part as a whole: its rooms and the files beside them. */
const typesOf = (part) => [part, ...roomsOf(part).map(roomType(part))];

/** The elements that the rules know; of two that hold a file the deeper one counts, which comes first. */
export const elements = [
  ...Object.entries(parts).flatMap(([part, folder]) => [
    ...roomsOf(part).map((room) => ({ type: roomType(part)(room), pattern: `${folder}/${room}` })),
    { type: part, pattern: folder },
  ]),
  { type: 'remote', pattern: 'mf-*', capture: ['name'] },
];

/** Files that the rules tell from others. */
export const fileKinds = [
  { category: 'test', pattern: ['**/*.test.{ts,tsx}', '**/testing/**'] },
  { category: 'package', pattern: '**/package.json' },
];

const mayTypes = (from, to, file) => ({
  from: { element: { type: from }, ...(file && { file: { categories: file } }) },
  allow: { to: { element: { type: to } } },
});

/** Which other parts a part may import. */
const may = (part, ...others) => mayTypes(typesOf(part), others.flatMap(typesOf));

/** Which rooms of a part its rooms, the files beside them and its tests may import. */
const mayInside = (part) => [
  ...Object.entries(rooms[parts[part]] ?? {}).map(([room, below]) =>
    mayTypes(roomType(part)(room), [room, ...below].map(roomType(part))),
  ),
  mayTypes(part, typesOf(part)),
  mayTypes(typesOf(part), typesOf(part), 'test'),
];

/** Which part may import which: everything that is not named here is refused, type imports included. */
const policies = [
  ...Object.keys(parts).flatMap(mayInside),
  may('platform', 'domain'),
  may('react', 'platform', 'domain'),
  may('testing', 'react', 'platform', 'domain'),
  mayTypes(
    ['domain', 'platform', 'react'].flatMap(typesOf),
    ['testing', 'react', 'platform', 'domain'].flatMap(typesOf),
    'test',
  ),
  may('shared-core', 'platform', 'domain'),
  may('shell', 'shared-core', 'react', 'testing'),
  may('functions', 'shared-core', 'domain'),
  {
    from: { element: { type: roomType('functions')('src/callable') } },
    allow: { to: { element: { type: 'functions' }, file: { categories: 'package' } } },
  },
  mayTypes(['remote', ...remotes.flatMap(typesOf)], ['shared-core', 'react', 'testing']),
  {
    from: { element: { type: 'remote' } },
    allow: { to: { element: { type: 'remote', captured: { name: '{{from.captured.name}}' } } } },
  },
];

const message =
  '{{from.type}} must not import {{to.type}}. Everybody imports from the doors @holeshot/shared-core, /react and /testing; ' +
  'a remote never imports the shell or another remote: it opens dialogs by name and listens to events; ' +
  'a room imports the rooms that tools/lint/rooms.mjs draws below it.';

const about = (types) =>
  policies.filter(({ from }) => [from.element.type].flat().some((type) => types.includes(type)));

/** The policies of each folder alone: the plugin tries all it is given on every import. The deeper folder comes last. */
export const ruleTables = [
  ['mf-*', ['remote']],
  ...Object.entries(parts)
    .sort(([, a], [, b]) => depthOf(a) - depthOf(b))
    .map(([part, folder]) => [folder, typesOf(part)]),
].map(([folder, types]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: { 'boundaries/dependencies': ['error', { default: 'disallow', message, policies: about(types) }] },
}));

const refuse = (regex, message) => ({ regex, message });

const firebase = refuse(
  '^@?firebase(-admin|-functions)?(/|$)',
  'Firebase lives in shell/src/firebase and functions; ask the platform for the port.',
);
const router = refuse(
  '^react-router(-dom)?(/|$)',
  'The one router is in shell; a link is an <a href>, a move is platform.navigation.go.',
);
const singleSpa = refuse('^single-spa(/|$)', 'Only shell/src/remotes mounts parcels.');
const singleSpaReact = refuse(
  '^single-spa-react(/|$)',
  'createLifecycle in shared-core/react is the only maker of lifecycles.',
);
const barrel = refuse('^@mui/(material|icons-material)$', "Import the part: '@mui/material/Button'.");
const emotion = refuse(
  '^@emotion/',
  'Style through sx or styled of @mui/material/styles, which the shell provides.',
);
/** Parts of MUI's styles that the shell's build leaves out: `unusedStyles` in shell/webpack.config.mjs. */
const unusedStyles = {
  ...refuse('^@mui/material/styles$', 'The shell is built without this part of the styles.'),
  importNames: ['adaptV4Theme', 'enhanceHighContrast', 'responsiveFontSizes'],
};
const federated = refuse('^mf_', 'Remotes are loaded at run time, by shell/src/remotes alone.');
const doors = refuse(
  '^@holeshot/(?!shared-core(/react|/testing)?$)',
  'Of the other packages only @holeshot/shared-core, /react and /testing may be imported.',
);
const noDoors = refuse('^@holeshot/', 'shared-core imports no package of this repository, itself included.');
const acrossFolders = refuse(
  '^(\\.\\./)+(shell|mf-[a-z]+|shared-core|functions|e2e|tools)(/|$)',
  'Another package is imported by its name, through its doors.',
);
const testing = refuse(
  '^@holeshot/shared-core/testing$',
  "Only tests, their drivers and a remote's dev.tsx work on the memory platform.",
);
const kits = refuse('(^|/)testing/', 'What a testing folder holds is for tests alone.');
const notDeployed = refuse(
  '^(\\.\\./)+(local|rules|testing)/',
  'functions/src is deployed; the local stack, the tests of the rules and the test kits stand beside it.',
);
const notPure = refuse(
  '^(?!\\.|valibot$|papaparse$)',
  'The domain is pure: valibot and papaparse are all it takes.',
);
const notContract = refuse('^(?!\\.|rxjs$)', 'The contract knows rxjs and nothing else.');

const tests = ['**/*.test.{ts,tsx}', 'mf-*/src/**/*Driver.tsx', 'mf-*/src/dev.tsx'];

/** Refuses `import()` and `typeof import()`, which `no-restricted-imports` does not see; a selector writes a slash by its code. */
const whenImported = ({ regex, message }) => ({
  selector: `:matches(ImportExpression, TSImportType)[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
  message,
});

const refusing = (files, ignores, patterns) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': [
      'error',
      ...namedExports,
      ...patterns.filter(({ importNames }) => importNames === undefined).map(whenImported),
    ],
  },
});

const inShell = [router, singleSpa, singleSpaReact, barrel, federated, doors, acrossFolders, testing, kits];
const inShellBut = (...allowed) => [firebase, ...inShell].filter((each) => !allowed.includes(each));
const inCore = [
  firebase,
  router,
  singleSpa,
  barrel,
  emotion,
  unusedStyles,
  federated,
  noDoors,
  acrossFolders,
];
const inRemotes = [
  firebase,
  router,
  singleSpa,
  singleSpaReact,
  barrel,
  emotion,
  unusedStyles,
  federated,
  doors,
  acrossFolders,
];

/** Packages that only one place may import; of several blocks for a file the last one counts. */
export const restrictedImports = [
  refusing(['mf-*/src/**/*.{ts,tsx}'], tests, [...inRemotes, testing]),
  refusing(
    tests.map((pattern) => pattern.replace(/^\*\*/, 'mf-*/src/**')),
    [],
    inRemotes,
  ),
  refusing(['shared-core/src/**/*.{ts,tsx}'], [], [...inCore, singleSpaReact]),
  refusing(['shared-core/src/react/createLifecycle.tsx'], [], inCore),
  refusing(['shared-core/src/domain/**/*.ts'], tests, [notPure]),
  refusing(['shared-core/src/platform/**/*.ts'], tests, [notContract]),
  refusing(['shell/src/**/*.{ts,tsx}'], [], inShellBut()),
  refusing(['shell/src/firebase/**'], [], inShellBut(firebase)),
  refusing(['shell/src/{routing,app,pages}/**'], [], inShellBut(router)),
  refusing(['shell/src/remotes/**'], [], inShellBut(singleSpa)),
  refusing(['shell/src/backend/testing/**'], [], inShellBut(testing)),
  refusing(['shell/src/**/*.test.{ts,tsx}'], [], inShellBut(firebase, router, testing, kits)),
  refusing(['functions/**/*.ts'], [], [doors, acrossFolders]),
  refusing(['functions/src/**/*.ts'], ['**/*.test.ts'], [doors, acrossFolders, notDeployed]),
  refusing(
    ['e2e/**/*.ts'],
    [],
    [acrossFolders, refuse('^@holeshot/', 'The journeys know addresses, roles and names only.')],
  ),
];
