import { backend } from './registeredRacer';

/** Lists the documents of top collections that contain one of these names. */
export const tracesOf = async (...names: string[]): Promise<string[]> => {
  const collections = await Promise.all((await backend.listCollections()).map((found) => found.get()));
  return collections
    .flatMap(({ docs }) => docs)
    .filter((found) => {
      const text = `${found.ref.path} ${JSON.stringify(found.data())}`;
      return names.some((name) => text.includes(name));
    })
    .map(({ ref }) => ref.path);
};
