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
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { DevicePosition } from '../near/devicePosition';
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

/** What the tests of the location dialog share: how a racer opens, fills and saves it, and two weather stations. */
export const locationDialogDriver = {
  kenosha,
  burlington,
  /** Opens it on a platform; `zones` stands in for the table of time zones, `position` for what the device says. */
  open: async (
    platform: MemoryPlatform,
    input: DialogInput<'location'> = {},
    zones: () => Promise<ZoneAt> = loadZones,
    position: Result<DevicePosition> = ok({ lat: 42.6625, lng: -88.0325 }),
  ) => {
    const close = jest.fn();
    const dialog = await act(async () => {
      const rendered = render(
        <LocationDialog
          ports={platform}
          input={input}
          close={close}
          locate={() => Promise.resolve(position)}
          findZones={zones}
        />,
      );
      await zones().catch(() => undefined);
      return rendered;
    });
    return { ...dialog, close, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
  },
  /** The field, radio button or station whose label begins so. */
  field,
  /** Puts a text into a field at once, as pasting does. */
  fill,
  /** Fills all that has to be filled. */
  fillTrack: async (user: UserEvent): Promise<void> => {
    fill('Title', 'Great Lakes Dragaway');
    fill('Latitude', '42.6625, -88.0325');
    fill('Elevation', '750');
    await user.click(field('South$'));
  },
  saveButton: (): HTMLElement => screen.getByText('Save location'),
  /** Presses Save and waits for the search for stations, where one is going on. */
  save: async (user: UserEvent): Promise<void> => {
    await user.click(screen.getByText('Save location'));
    await waitFor(() => expect(screen.queryByText('Save without a station')).not.toBeInTheDocument());
  },
  /** What the platform holds now. */
  savedLocations: (platform: MemoryPlatform): Location[] => {
    const saved: Location[] = [];
    platform.locations.locations$
      .subscribe((loaded) => saved.push(...(loaded.state === 'present' ? loaded.value : [])))
      .unsubscribe();
    return saved;
  },
};
