/**
 * Calls `load`, a dynamic import, unless the browser is offline. Chromium never requests a module again in the same
 * document once its import has failed, so an import that is bound to fail would rule out every later attempt.
 * @throws when the browser is offline, or what the import throws.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new Error('The browser is offline: the chunk was not requested.');
  return load();
}
