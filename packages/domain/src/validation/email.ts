// The simple pattern of R049: local part, at sign, domain with a dot.
const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// RFC 5321 limit.
const MAX_LENGTH = 254;

/** Whether the trimmed text looks like an email address. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && SIMPLE_ADDRESS.test(address);
}

/** The address in its canonical form: trimmed, lower case (R076). */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
