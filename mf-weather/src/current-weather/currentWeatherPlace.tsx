import type { WidgetProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { CurrentWeather } from './CurrentWeather';
import { widgetPlaces } from './widgetPlaces';

/** Where the platform enters the widget with the air at the tracks. */
export const currentWeatherPlace = createLifecycle<WidgetProps<typeof offer.needs>>(
  ({ platform, stored }) => (
    <CurrentWeather
      locations={platform.locations}
      logBooks={platform.logBooks}
      weather={platform.weather}
      settings={platform.settings}
      clock={platform.clock}
      dialogs={platform.dialogs}
      places={widgetPlaces(stored)}
    />
  ),
);
