/** Place whose weather a widget shows. */
export interface WidgetPlace {
  title: string;
  lat: number;
  lng: number;
}

/** Widget on a racer's Home, as stored in the list `users/{uid}.dashboardWidgets`. */
export interface DashboardWidget {
  id: string;
  /** `remote/widget`, as its remote offers it. */
  widget: string;
  /** Takes two columns where the screen has them. */
  wide?: boolean;
  /** Places of a weather widget, shown until the racer has a location. */
  places?: WidgetPlace[];
}

/**
 * Widgets of a new racer: the first steps, then what a phone shows in one screen (call, air, last pass), then the
 * season. The weather stands at three tracks across the country until the racer has one.
 */
export const defaultDashboardWidgets: readonly DashboardWidget[] = [
  { id: 'intro', widget: 'shell/intro' },
  { id: 'next-pass', widget: 'mf_predictions/prediction' },
  {
    id: 'current-weather',
    widget: 'mf_weather/current-weather',
    places: [
      { title: 'Pomona Dragstrip', lat: 34.09509, lng: -117.76976 },
      { title: 'Indianapolis Raceway Park', lat: 39.81278, lng: -86.34083 },
      { title: 'Gainesville Raceway', lat: 29.75806, lng: -82.27472 },
    ],
  },
  { id: 'recent-passes', widget: 'mf_logbook/recent-passes' },
  { id: 'season', widget: 'mf_logbook/season' },
];
