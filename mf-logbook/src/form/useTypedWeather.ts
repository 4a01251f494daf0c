import { useEffect, useEffectEvent } from 'react';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { typedWeatherFields, type TypedWeather } from '../draft/TypedWeather';
import type { SlipWeather } from '../draft/SlipWeather';
import { weatherTexts } from '../draft/weatherTexts';

/**
 * Fills the weather fields from the station, again when track or time change. Texts changed by hand stay.
 * @returns opens the fields
 */
export const useTypedWeather = (
  slipWeather: SlipWeather,
  {
    current,
    set,
  }: {
    current: () => EntryDraft;
    set: <Field extends EntryField>(field: Field, value: EntryDraft[Field]) => void;
  },
): (() => void) => {
  const fill = (texts: [keyof TypedWeather, string][]) => {
    for (const [field, text] of texts) set(field, text);
    set('weatherFilled', Object.fromEntries(texts));
  };
  const follow = useEffectEvent(() => {
    const { state } = slipWeather;
    const draft = current();
    const fields = Object.keys(draft.weatherFilled) as (keyof TypedWeather)[];
    if (fields.length === 0 || state === 'asking' || state === 'no-time') return;
    const said = new Map(state === 'found' ? weatherTexts(slipWeather.observation) : []);
    const untouched = fields.filter((field) => draft[field] === draft.weatherFilled[field]);
    const texts = untouched.map((field): [keyof TypedWeather, string] => [field, said.get(field) ?? '']);
    if (untouched.every((field, index) => draft[field] === texts[index]?.[1])) return;
    fill(texts);
  });
  const texts =
    slipWeather.state === 'found' ? weatherTexts(slipWeather.observation).join() : slipWeather.state;
  useEffect(() => follow(), [texts]);

  return () => {
    const draft = current();
    if (slipWeather.state === 'found' && typedWeatherFields.every((field) => draft[field] === ''))
      fill(weatherTexts(slipWeather.observation));
    set('weatherTyped', true);
  };
};
