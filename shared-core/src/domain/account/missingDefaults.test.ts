import { defaultDashboardWidgets } from '../dashboard/dashboardWidgets';
import { defaultLogBookViews } from '../logbook/logBookViews';
import { missingDefaults } from './missingDefaults';

const own = { dataSets: { mine: { name: 'Mine', fieldKeys: ['timeslip.et_60'] } } };
const widget = [{ id: 'a', widget: 'mf_logbook/recent-passes' }];

describe('the defaults of a racer', () => {
  test('[D1] [D2] a document without views and widgets gets the defaults', () => {
    expect(missingDefaults({}, true)).toEqual({
      dashboardWidgets: defaultDashboardWidgets,
      logBookSettings: { dataSets: defaultLogBookViews },
    });
    expect(Object.values(defaultLogBookViews).map(({ name }) => name)).toEqual([
      'Timeslip',
      'Splits',
      'Weather',
    ]);
  });

  test('[D3] a choice stays', () => {
    expect(missingDefaults({ dashboardWidgets: widget, logBookSettings: own }, true)).toEqual({});
    expect(missingDefaults({ dashboardWidgets: [] }, true)).toEqual({
      logBookSettings: { dataSets: defaultLogBookViews },
    });
  });

  test('[D4] a read-only racer gets widgets alone', () => {
    expect(missingDefaults({}, false)).toEqual({ dashboardWidgets: defaultDashboardWidgets });
  });

  test.each([null, 7, 'views', [], {}, { dataSets: null }, { dataSets: 'x' }])(
    'views stored as %j count as none',
    (logBookSettings) => {
      expect(missingDefaults({ dashboardWidgets: widget, logBookSettings }, true)).toEqual({
        logBookSettings: { dataSets: defaultLogBookViews },
      });
    },
  );
});
