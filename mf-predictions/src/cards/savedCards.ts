import type { Location, PredictionCard, Vehicle } from '@holeshot/shared-core';
import type { ChosenPlace } from '../choice/choosePlace';
import { isSamePlace } from '../choice/isSamePlace';

/** Saved card with its car and its track. */
export interface SavedCard {
  key: string;
  place: ChosenPlace;
}

/** Returns the cards whose car and track exist, by name, one for each pair; the others stay stored. */
export const savedCards = (
  cards: readonly PredictionCard[],
  vehicles: readonly Vehicle[],
  locations: readonly Location[],
): SavedCard[] => {
  const found = cards.flatMap(({ key, vehicle_uid, location_uid }): SavedCard[] => {
    const vehicle = vehicles.find(({ uid }) => uid === vehicle_uid);
    const location = locations.find(({ uid }) => uid === location_uid);
    return vehicle === undefined || location === undefined ? [] : [{ key, place: { vehicle, location } }];
  });
  return found
    .filter((card, index) => found.findIndex(({ place }) => isSamePlace(place, card.place)) === index)
    .sort(
      ({ place: a }, { place: b }) =>
        a.vehicle.name.localeCompare(b.vehicle.name) || a.location.title.localeCompare(b.location.title),
    );
};
