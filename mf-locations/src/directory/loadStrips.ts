import { parseStrips, type Strip } from './parseStrips';

/** Fetches the directory, a part of its own, by title. */
export const loadStrips = async (): Promise<Strip[]> => {
  const { default: data } = await import('./strips.json');
  return parseStrips(data).sort((a, b) => a.title.localeCompare(b.title));
};
