interface KeyStore extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** All keys; none if the storage cannot be read. */
  keys(): string[];
}

/** Wraps a storage that may be full, blocked or gone: writing fails silently, reading gives nothing. */
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

/** Storage of the device. */
export const deviceStorage = forgiving(() => localStorage);

/** Storage of the tab. */
export const tabStorage = forgiving(() => sessionStorage);
