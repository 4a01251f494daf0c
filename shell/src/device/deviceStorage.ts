interface KeyStore extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** All that is kept; none where the storage cannot be read. */
  keys(): string[];
}

/** A storage that is full, blocked or gone breaks nothing: what it could not keep is not there at the next reading. */
export const forgiving = (storageOf: () => Storage): KeyStore => {
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(storageOf());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, text) => attempt((storage) => storage.setItem(key, text), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt(
        (storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? ''),
        [],
      ),
  };
};

/** What stays on the device. */
export const deviceStorage = forgiving(() => localStorage);

/** What goes with the tab. */
export const tabStorage = forgiving(() => sessionStorage);
