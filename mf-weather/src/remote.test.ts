/** @jest-environment jsdom */
import { ok } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes, summerAfternoon } from '@holeshot/shared-core/testing';
import { act, within } from '@testing-library/react';
import { offer } from './offer';
import { remote } from './remote';

// Mounting settles only after React has worked, which it does at the end of `act`.
const settled = async (work: () => Promise<unknown>): Promise<void> => {
  let working: Promise<unknown> = Promise.resolve();
  act(() => {
    working = work();
  });
  await working;
};

describe('the weather remote', () => {
  test('its offer is pure data, as the pointer file carries it', () => {
    expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
    expect(Object.keys(offer.widgets)).toEqual(['current-weather']);
  });

  test('the widget mounts with the ports of the offer alone, and leaves nothing behind', async () => {
    const { clock, dialogs, drafts, feedback, locations, logBooks, session, settings, weather } =
      createMemoryPlatform({
        locations: [greatLakes],
        observation: ok(summerAfternoon),
      });
    const domElement = document.body.appendChild(document.createElement('div'));
    const props = {
      platform: { clock, dialogs, drafts, feedback, locations, logBooks, session, settings, weather },
      name: 'current-weather',
      domElement,
      idPrefix: 'test-',
      onFailure: (error: unknown) => {
        throw error;
      },
    };
    const lifecycle = await remote.widgets['current-weather']();
    await lifecycle.bootstrap(props);
    await settled(() => lifecycle.mount(props));
    expect(within(domElement).getByText('Density altitude')).toBeInTheDocument();
    await settled(() => lifecycle.unmount(props));
    expect(domElement).toBeEmptyDOMElement();
  });

  test('the dialog mounts with the ports of the offer alone, and leaves nothing behind', async () => {
    const { clock, dialogs, drafts, feedback, locations, logBooks, session, settings, weather } =
      createMemoryPlatform({
        locations: [greatLakes],
        observation: ok(summerAfternoon),
      });
    const domElement = document.body.appendChild(document.createElement('div'));
    const props = {
      platform: { clock, dialogs, drafts, feedback, locations, logBooks, session, settings, weather },
      input: { locationUid: greatLakes.uid },
      close: () => undefined,
      name: 'observation',
      domElement,
      idPrefix: 'test-',
      onFailure: (error: unknown) => {
        throw error;
      },
    };
    const lifecycle = await remote.dialogs.observation();
    await lifecycle.bootstrap(props);
    await settled(() => lifecycle.mount(props));
    expect(within(domElement).getByDisplayValue('87.0')).toBeInTheDocument();
    await settled(() => lifecycle.unmount(props));
    expect(domElement).toBeEmptyDOMElement();
  });
});
