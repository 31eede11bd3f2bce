/** Writes a text to the clipboard. Returns whether it succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by the browser, or a page without a secure origin: the caller reports it, there is no other way.
    return false;
  }
}
