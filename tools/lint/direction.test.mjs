/* global describe, expect, test */
import path from 'node:path';
import { ESLint } from 'eslint';
import config from '../../eslint.config.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const aboutDirection = ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-syntax'];

/** The configuration with the rules about direction alone: all others only take time. */
const configured = config.map(({ rules = {}, ...block }) => ({
  ...block,
  rules: Object.fromEntries(Object.entries(rules).filter(([name]) => aboutDirection.includes(name))),
}));

// The files of this test do not exist, so nothing is known of their types.
const withoutTypes = {
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { project: false } },
};
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [...configured, withoutTypes],
});

/** Lints lines as one file; returns the refusals of each. */
const refusalsOf = async (file, ...lines) => {
  const [{ messages }] = await eslint.lintText(lines.map((line) => `${line};\n`).join(''), {
    filePath: path.join(root, file),
  });
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(fatal.message);
  return lines.map((_, index) =>
    messages.filter(({ line }) => line === index + 1).map(({ message }) => message),
  );
};

const imports = (name) => [
  `import '${name}'`,
  `import type { A } from '${name}'; export type B = A`,
  `export { A } from '${name}'`,
  `export const load = () => import('${name}')`,
  `export type A = typeof import('${name}')`,
];

const remote = 'mf-logbook/src/x.ts';
const remoteTest = 'mf-logbook/src/x.test.tsx';
const domain = 'shared-core/src/domain/x.ts';
const platform = 'shared-core/src/platform/x.ts';
const react = 'shared-core/src/react/x.tsx';
const testing = 'shared-core/src/testing/x.ts';
const door = 'shared-core/src/index.ts';
const shell = 'shell/src/layout/x.tsx';
const shellRoom = (room) => `shell/src/${room}/x.ts`;
const coreRoom = (room) => `shared-core/src/${room}/x.ts`;
const room = (remote, room) => `mf-${remote}/src/${room}/x.ts`;
const functions = 'functions/src/weather/x.ts';

const refused = [
  // a remote and its neighbours
  [remote, '@holeshot/shell'],
  [remote, '@holeshot/shell/src/session/session'],
  [remote, '../../shell/src/session/session'],
  [remote, '@holeshot/mf-vehicles'],
  [remote, '@holeshot/mf-vehicles/src/offer'],
  [remote, '../../mf-vehicles/src/offer'],
  [remote, 'mf_vehicles/remote'],
  [remote, '@holeshot/functions'],
  [remote, '../../functions/src/index'],
  [remote, '@holeshot/e2e'],
  [remote, '../../e2e/kit/racer'],
  [remote, '../../tools/publish/publishFolder.mjs'],
  ['mf-logbook/src/dev.tsx', '@holeshot/mf-vehicles'],
  // a remote and shared-core: by its doors
  [remote, '@holeshot/shared-core/src/domain/plain/result'],
  [remote, '../../shared-core/src/domain/plain/result'],
  [remote, '../../shared-core/src/index'],
  [remote, '../../shared-core/src/react/theme/Icon'],
  [remote, '@holeshot/shared-core/testing'],
  [remoteTest, '../../shared-core/src/testing/fixtures'],
  // what a remote leaves to the shell
  ...[remote, remoteTest].flatMap((file) =>
    [
      'firebase/firestore',
      '@firebase/firestore',
      'firebase-admin/app',
      'react-router-dom',
      'react-router',
    ].map((name) => [file, name]),
  ),
  [remote, 'single-spa'],
  [remote, 'single-spa-react'],
  [remote, 'single-spa-react/parcel'],
  [remote, '@mui/material'],
  [remote, '@mui/icons-material'],
  [remote, '@emotion/react'],
  [remote, '@emotion/styled'],
  // inside shared-core: domain <- platform <- react <- testing
  [domain, '../platform/contract'],
  [domain, '../react/theme/Icon'],
  [domain, '../testing/fixtures/fixtures'],
  [domain, '../index'],
  [domain, 'react'],
  [domain, 'rxjs'],
  [domain, 'firebase/firestore'],
  [domain, 'node:fs'],
  [platform, '../react/theme/Icon'],
  [platform, '../testing/fixtures/fixtures'],
  [platform, 'react'],
  [platform, '@mui/material/Box'],
  [react, '../testing/fixtures/fixtures'],
  ['shared-core/src/domain/x.test.ts', '@holeshot/shared-core'],
  [react, 'single-spa-react'],
  [react, '@emotion/react'],
  [door, './react/theme/Icon'],
  [door, './testing/index'],
  // shared-core and the rest
  ...[domain, platform, react, testing].flatMap((file) =>
    [
      '@holeshot/shared-core',
      '@holeshot/shared-core/testing',
      '@holeshot/shell',
      '@holeshot/mf-logbook',
      '../../../shell/src/session/session',
      '../../../functions/src/index',
      'firebase/app',
    ].map((name) => [file, name]),
  ),
  // the shell
  [shell, '@holeshot/mf-logbook'],
  [shell, '../../../mf-logbook/src/remote'],
  [shell, 'mf_logbook/remote'],
  [shell, '@holeshot/functions'],
  [shell, '@holeshot/shared-core/testing'],
  ['shell/src/firebase/x.ts', './testing/emulatorKit'],
  [shell, '@holeshot/shared-core/src/domain/plain/result'],
  [shell, '../../../shared-core/src/domain/plain/result'],
  [shell, 'firebase/app'],
  [shell, 'react-router-dom'],
  [shell, 'single-spa'],
  [shell, '@mui/material'],
  ['shell/src/firebase/x.ts', 'react-router-dom'],
  ['shell/src/firebase/x.ts', '@holeshot/mf-logbook'],
  ['shell/src/remotes/x.ts', 'firebase/app'],
  ['shell/src/remotes/x.ts', 'mf_logbook/remote'],
  ['shell/src/pages/x.tsx', 'single-spa'],
  // inside the shell: the rooms below alone
  [shellRoom('streams'), '../app/App'],
  [shellRoom('device'), '../main'],
  [shellRoom('loading'), '../remotes/Slot'],
  [shellRoom('feedback'), '../dialogs/DialogStack'],
  [shellRoom('trouble'), '../dialogs/DialogStack'],
  [shellRoom('remembered'), '../firebase/records/openRacerData'],
  [shellRoom('routing'), '../app/AppRoutes'],
  [shellRoom('remotes'), '../platform/createPorts'],
  [shellRoom('dashboard'), '../app/App'],
  [shellRoom('layout'), '../pages/NotFound'],
  [shellRoom('pages'), '../platform/backend'],
  [shellRoom('pages'), '../firebase/backend/startFirebase'],
  [shellRoom('dialogs'), '../firebase/outbox/outbox'],
  [shellRoom('platform'), '../firebase/records/openRacerData'],
  [shellRoom('firebase/database'), '../backend/startFirebase'],
  [shellRoom('firebase/outbox'), '../passes/openLogBooks'],
  [shellRoom('firebase/records'), '../../platform/createPorts'],
  // inside shared-core: the rooms below alone
  [coreRoom('domain/plain'), '../entities/Distance'],
  [coreRoom('domain/entities'), '../parsing/stored'],
  [coreRoom('domain/parsing'), '../logbook/parseLogBook'],
  [coreRoom('domain/weather/air'), '../wind/metWind'],
  [coreRoom('domain/weather/station'), '../ownStation/ownReading'],
  [coreRoom('domain/weather/ahead'), '../../pass/slipFields'],
  [coreRoom('domain/pass'), '../logbook/workedOut'],
  [coreRoom('domain/prediction'), '../logbook/createLogEntry'],
  [coreRoom('domain/prediction/engine'), '../predict'],
  [coreRoom('domain/race'), '../prediction/predict'],
  [coreRoom('domain/logbook'), '../tuning/changeTune'],
  [coreRoom('domain/exchange/file'), '../table/openTable'],
  [coreRoom('domain/exchange/table'), '../plan/planImport'],
  [coreRoom('domain/exchange/slip'), '../foreign/guessLayout'],
  [coreRoom('platform/values'), '../ports/ports'],
  [coreRoom('platform/ports'), '../contract'],
  [coreRoom('react/theme'), '../layout/Panel'],
  [coreRoom('react/hooks'), '../fields/NumberField'],
  [coreRoom('react/layout'), '../createLifecycle'],
  // inside a remote: the rooms below alone
  [room('account', 'form'), '../signin/SignInPage'],
  [room('account', 'administration'), '../settings/SettingsPage'],
  [room('account', 'profile'), '../subscription/SubscriptionPage'],
  [room('locations', 'find'), '../near/useNearMe'],
  [room('locations', 'map/ground'), '../leaflet/middleOf'],
  [room('locations', 'dialog/place'), '../station/StationPicker'],
  [room('locations', 'page'), '../dialog/LocationDialog'],
  [room('logbook', 'pass'), '../list/PassList'],
  [room('logbook', 'draft'), '../form/usePassForm'],
  [room('logbook', 'entry'), '../race-day/RoundForm'],
  [room('logbook', 'exchange'), '../fill-weather/FillWeather'],
  [room('predictions', 'choice'), '../prediction/nextPass'],
  [room('predictions', 'miss'), '../choice/choosePlace'],
  [room('predictions', 'dial'), '../choice/choosePlace'],
  [room('predictions', 'back-test'), '../accuracy/AccuracyWidget'],
  [room('predictions', 'widget'), '../page/PredictionsPage'],
  [room('vehicles', 'car'), '../page/VehicleCards'],
  [room('vehicles', 'page'), '../dialog/VehicleDialog'],
  [room('vehicles', 'tune'), '../offer'],
  [room('weather', 'last-day'), '../current-weather/TrackAir'],
  [room('weather', 'observation'), '../current-weather/airTrend'],
  [room('weather', 'last-day'), '@holeshot/shared-core/testing'],
  [room('weather', 'last-day'), '../../../mf-logbook/src/offer'],
  // functions and the journeys
  [functions, '@holeshot/shared-core/react'],
  [functions, '@holeshot/shell'],
  [functions, '../../../shell/src/session/session'],
  [functions, '../../../shared-core/src/domain/plain/result'],
  [functions, '../../local/station/answerStation'],
  [functions, '../../testing/until'],
  ['e2e/journeys/x.spec.ts', '@holeshot/shared-core'],
  ['e2e/journeys/x.spec.ts', '../../shell/src/session/session'],
];

const allowed = [
  [remote, '@holeshot/shared-core'],
  [remote, '@holeshot/shared-core/react'],
  [remote, './offer'],
  [remote, '@mui/material/Button'],
  [remote, '@mui/material/styles'],
  [remote, 'react-hook-form'],
  [remote, 'rxjs'],
  [remoteTest, '@holeshot/shared-core/testing'],
  ['mf-logbook/src/dev.tsx', '@holeshot/shared-core/testing'],
  ['mf-logbook/src/dialog/xDriver.tsx', '@holeshot/shared-core/testing'],
  [domain, './plain/result'],
  [domain, 'valibot'],
  [domain, 'papaparse'],
  [platform, '../domain/plain/result'],
  [platform, 'rxjs'],
  [react, '../platform/contract'],
  [react, '../domain/plain/result'],
  [react, '@mui/material/Box'],
  ['shared-core/src/react/createLifecycle.tsx', 'single-spa-react'],
  [testing, '../react/theme/ThemeRoot'],
  [testing, '../platform/contract'],
  ['shared-core/src/domain/x.test.ts', '../testing/fixtures/fixtures'],
  ['shared-core/src/react/x.test.tsx', '../testing/fixtures/fixtures'],
  [door, './platform/contract'],
  [door, './domain/plain/result'],
  [shell, '@holeshot/shared-core'],
  [shell, '@holeshot/shared-core/react'],
  [shell, '../session/session'],
  ['shell/src/layout/x.test.tsx', '@holeshot/shared-core/testing'],
  ['shell/src/firebase/x.ts', 'firebase/app'],
  ['shell/src/routing/x.ts', 'react-router-dom'],
  ['shell/src/remotes/x.ts', 'single-spa'],
  ['shell/src/main.tsx', './app/App'],
  [shellRoom('app'), '../remotes/Slot'],
  [shellRoom('platform'), '../firebase/backend/startFirebase'],
  [shellRoom('firebase/records'), '../outbox/outbox'],
  [shellRoom('firebase/outbox'), '../../writes/Outbox'],
  ['shell/src/streams/x.test.ts', '../app/App'],
  [coreRoom('domain/logbook'), '../prediction/predict'],
  [coreRoom('domain/prediction'), '../weather/ahead/AirAhead'],
  ['shared-core/src/domain/plain/x.test.ts', '../tuning/changeTune'],
  [room('logbook', 'page'), '../list/PassList'],
  [room('logbook', 'page'), '@holeshot/shared-core/react'],
  [room('locations', 'dialog/station'), '../place/HereButton'],
  ['mf-vehicles/src/remote.ts', './page/VehiclesPage'],
  ['mf-vehicles/src/car/x.test.ts', '../page/VehicleCards'],
  ['mf-pits/src/pit/x.ts', '../page/PitsPage'],
  ['mf-pits/src/pit/x.ts', '@holeshot/shared-core'],
  [functions, '@holeshot/shared-core'],
  [functions, 'firebase-admin/app'],
  ['functions/src/weather/x.test.ts', '../../testing/until'],
  ['functions/local/demo/x.ts', '../../src/payments/catalogueDocuments'],
  ['e2e/journeys/x.spec.ts', '../kit/racer'],
];

describe('an import against the direction of the house', () => {
  test.each(refused)('%s may not import %s, in any way', async (file, name) => {
    const lines = imports(name);
    const refusals = await refusalsOf(file, ...lines);
    expect(lines.filter((_, index) => refusals[index].length === 0)).toEqual([]);
  });

  test('is refused with the name of the right door', async () => {
    expect((await refusalsOf(remote, "import '@holeshot/mf-vehicles'")).join()).toContain(
      '@holeshot/shared-core',
    );
    expect((await refusalsOf(remote, "import '../../mf-vehicles/src/offer'")).join()).toContain('by name');
    expect((await refusalsOf(remote, "import 'firebase/firestore'")).join()).toContain('platform');
  });

  test.each([remote, react])('is refused in %s for a style that the shell is built without', async (file) => {
    const [styled, left] = ['styled', 'enhanceHighContrast'].map(
      (name) => `import { ${name} as A } from '@mui/material/styles'; export const a = A`,
    );
    const refusals = await refusalsOf(file, styled, left);
    expect(refusals.map((each) => each.length)).toEqual([0, 1]);
  });
});

describe('an import in the direction of the house', () => {
  test.each(allowed)('%s may import %s', async (file, name) => {
    expect((await refusalsOf(file, ...imports(name))).flat()).toEqual([]);
  });
});

describe('exports', () => {
  const files = [remote, domain, shell, functions];

  test.each(files)('have names in %s', async (file) => {
    for (const code of ['export default 1', 'const a = 1; export { a as default }', "export * from './y'"]) {
      expect((await refusalsOf(file, code)).flat()).toHaveLength(1);
    }
    expect(await refusalsOf(file, 'export const a = 1')).toEqual([[]]);
  });
});
