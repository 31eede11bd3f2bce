/** The one home of the browser's storages. */

/** The part of Storage that a session needs. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where other tabs' changes are heard. */
export interface StorageEvents {
  /** Calls back with the key another tab changed, or null when it cleared everything. */
  listen(onChange: (key: string | null) => void): void;
}

/** A storage for a page's life only, for a browser that refuses the lasting one. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Local storage, or memory where private browsing or a policy forbids it: one may still sign in. */
export function browserStorage(): KeyValueStorage {
  return usable(() => window.localStorage) ?? memoryStorage();
}

const pageStorage = memoryStorage();

/** What this tab alone keeps, a reload included; where that is forbidden, for the life of the page. */
export function tabStorage(): KeyValueStorage {
  return usable(() => window.sessionStorage) ?? pageStorage;
}

function usable(open: () => Storage): Storage | null {
  try {
    const storage = open();
    const probe = '__probe__';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}

/** The browser's own storage events. */
export const browserStorageEvents: StorageEvents = {
  listen: (onChange) => {
    window.addEventListener('storage', (event) => {
      if (event.storageArea === window.localStorage) onChange(event.key);
    });
  },
};
