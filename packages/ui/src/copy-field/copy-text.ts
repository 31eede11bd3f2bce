/** Puts a text in the clipboard, without the spaces that only help reading. Answers whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.replaceAll(/\s/g, ''));
    return true;
  } catch {
    // Refused by the browser, or a page without a secure origin: the reader is told, nothing else can be done.
    return false;
  }
}
