import {
  feet,
  miles,
  ok,
  type DialogInput,
  type Location,
  type Result,
  type WeatherStation,
} from '@holeshot/shared-core';
import type { MemoryPlatform } from '@holeshot/shared-core/testing';
import type { DevicePosition } from '@holeshot/shared-core/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Strip } from '../directory/parseStrips';
import { LocationDialog } from './LocationDialog';
import { loadZones, type ZoneAt } from './place/zoneLookup';

jest.setTimeout(30_000);

const kenosha: WeatherStation = {
  id: 'KENW',
  name: 'Kenosha Regional',
  lat: 42.595,
  lng: -87.938,
  elevation: feet(742),
  distance: miles(6.7),
};
const burlington: WeatherStation = {
  ...kenosha,
  id: 'KBUU',
  name: 'Burlington Municipal',
  lat: 42.6625,
  lng: -88.257,
  elevation: feet(779),
  distance: miles(11.4),
};

const field = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}`));

const fill = (label: string, text: string): void => {
  fireEvent.change(field(label), { target: { value: text } });
};

/** Steps of the location dialog's tests: a racer opens, fills in and saves it; two weather stations. */
export const locationDialogDriver = {
  kenosha,
  burlington,
  /** Opens it on a platform; `zones` replaces the table of time zones, `position` the device's position, `strips` is the directory. */
  open: async (
    platform: MemoryPlatform,
    input: DialogInput<'location'> = {},
    zones: () => Promise<ZoneAt> = loadZones,
    position: Result<DevicePosition> = ok({ lat: 42.6625, lng: -88.0325 }),
    strips: Strip[] = [],
  ) => {
    const close = jest.fn();
    const directory = Promise.resolve(strips);
    const dialog = await act(async () => {
      const rendered = render(
        <LocationDialog
          ports={platform}
          input={input}
          close={close}
          locate={() => Promise.resolve(position)}
          findZones={zones}
          readStrips={() => directory}
        />,
      );
      await zones().catch(() => undefined);
      return rendered;
    });
    return { ...dialog, close, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
  },
  /** Returns the field, radio button or station whose label begins so. */
  field,
  /** Puts a text into a field at once, as pasting does. */
  fill,
  /** Fills in all required fields. */
  fillTrack: async (user: UserEvent): Promise<void> => {
    fill('Title', 'Great Lakes Dragaway');
    fill('Latitude', '42.6625, -88.0325');
    fill('Elevation', '750');
    await user.click(field('South$'));
  },
  saveButton: (): HTMLElement => screen.getByText('Save location'),
  /** Presses Save and waits for a running search for stations. */
  save: async (user: UserEvent): Promise<void> => {
    await user.click(screen.getByText('Save location'));
    await waitFor(() => expect(screen.queryByText('Save without a station')).not.toBeInTheDocument());
  },
  /** Returns the locations that the platform has now. */
  savedLocations: (platform: MemoryPlatform): Location[] => {
    const saved: Location[] = [];
    platform.locations.locations$
      .subscribe((loaded) => saved.push(...(loaded.state === 'present' ? loaded.value : [])))
      .unsubscribe();
    return saved;
  },
};
