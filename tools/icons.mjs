// Writes shared-core/src/platform/icons.ts from Material Symbols: only the icons that are used.
import { writeFileSync } from 'node:fs';
import { materialSymbol } from './materialSymbol.mjs';

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
  page: 'article',
  person: 'person',
  signIn: 'login',
  register: 'person_add',
  key: 'key',
  mail: 'mail',
  more: 'more_horiz',
  add: 'add',
  close: 'close',
  edit: 'edit',
  check: 'check',
  offline: 'wifi_off',
  importFile: 'upload_file',
  exportFile: 'download',
  refresh: 'refresh',
  lock: 'lock',
  back: 'arrow_back',
  arrowUp: 'arrow_upward',
  arrowDown: 'arrow_downward',
  chevronRight: 'chevron_right',
  expand: 'keyboard_arrow_down',
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
  delete: 'delete',
  map: 'map',
  zoomOut: 'remove',
  notification: 'notifications',
  copy: 'content_copy',
  tune: 'tune',
};

const rows = Object.entries(names).map(
  ([name, symbol]) =>
    `/** Material Symbol \`${symbol}\`. */\nexport const ${name}Icon =\n  '${materialSymbol(symbol)}';`,
);

writeFileSync(
  new URL('../shared-core/src/platform/icons.ts', import.meta.url),
  `// Material Symbols Rounded (Apache-2.0); written by tools/icons.mjs, which lists the icons in use.\n${rows.join('\n')}\n`,
);
