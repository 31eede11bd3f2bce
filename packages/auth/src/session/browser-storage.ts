/** The only module that accesses local and session storage. */

import { sessionKeys } from './session-keys.ts';

/** The part of Storage that a session needs. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The changes made by other tabs. */
export interface StorageEvents {
  /** Called with the key that another tab changed, or null when it cleared the storage. */
  listen(onChange: (key: string | null) => void): void;
}

/** An in-memory storage: lost on reload. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Local storage, or memory where private browsing or a policy blocks it, so that signing in still works. */
export function browserStorage(): KeyValueStorage {
  return usable(() => window.localStorage) ?? memoryStorage();
}

const pageStorage = memoryStorage();

/**
 * The store of the site’s session: of this tab alone while staff read a client’s space in it, so that neither another tab
 * nor a session of this browser is touched.
 */
export function siteStorage(): KeyValueStorage {
  const tab = tabStorage();
  return tab.getItem(sessionKeys.view) === null ? browserStorage() : tab;
}

/** Session storage: this tab only, reloads included; memory where it is blocked. */
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
