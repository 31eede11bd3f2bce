/** Puts a text in the clipboard as it is. Answers whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by the browser, or a page without a secure origin: the reader is told, nothing else can be done.
    return false;
  }
}
