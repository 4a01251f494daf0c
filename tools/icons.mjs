// Writes shared-core/src/platform/icons.ts from the Material Symbols package: only the icons that are used.
import { readFileSync, writeFileSync } from 'node:fs';

const names = {
  home: 'home',
  logBook: 'list_alt',
  timer: 'timer',
  car: 'directions_car',
  location: 'location_on',
  settings: 'settings',
  subscription: 'workspace_premium',
  gettingStarted: 'rocket_launch',
  guide: 'menu_book',
  about: 'info',
  privacy: 'shield',
  person: 'person',
  signIn: 'login',
  signOut: 'logout',
  register: 'person_add',
  key: 'key',
  mail: 'mail',
  more: 'more_horiz',
  add: 'add',
  close: 'close',
  edit: 'edit',
  check: 'check',
  warning: 'warning',
  error: 'error',
  offline: 'wifi_off',
  unsent: 'cloud_upload',
  importFile: 'upload_file',
  exportFile: 'download',
  sent: 'cloud_done',
  refresh: 'refresh',
  dark: 'dark_mode',
  light: 'light_mode',
  lock: 'lock',
  back: 'arrow_back',
  arrowUp: 'arrow_upward',
  arrowDown: 'arrow_downward',
  chevronRight: 'chevron_right',
  expand: 'keyboard_arrow_down',
  wind: 'air',
  weather: 'partly_cloudy_day',
  search: 'search',
  nearMe: 'my_location',
  show: 'visibility',
  hide: 'visibility_off',
  flag: 'flag',
  filter: 'filter_list',
  chart: 'scatter_plot',
  compare: 'compare_arrows',
  print: 'print',
  drag: 'drag_indicator',
  season: 'bar_chart',
  bug: 'bug_report',
  delete: 'delete',
  map: 'map',
  zoomOut: 'remove',
  notification: 'notifications',
  copy: 'content_copy',
  tune: 'tune',
  history: 'history',
};

const rows = Object.entries(names).map(([name, symbol]) => {
  const svg = readFileSync(
    new URL(`../node_modules/@material-symbols/svg-400/rounded/${symbol}.svg`, import.meta.url),
    'utf8',
  );
  const d = /\bd="([^"]+)"/.exec(svg)?.[1];
  if (d === undefined) throw new Error(`${symbol}.svg has no path`);
  return `export const ${name}Icon =\n  '${d}';`;
});

writeFileSync(
  new URL('../shared-core/src/platform/icons.ts', import.meta.url),
  `// Material Symbols Rounded (Apache-2.0); written by tools/icons.mjs, which lists the icons in use.\n${rows.join('\n')}\n`,
);
