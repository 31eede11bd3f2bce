// The simple pattern of R049: local part, at sign, domain with a dot. Without what ends an address or a header of a mail,
// and without characters that are not seen: two accounts would look alike.
const SIMPLE_ADDRESS =
  /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+@[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+\.[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]+$/u;
// RFC 5321 limit.
const MAX_LENGTH = 254;

/** Whether the trimmed text looks like an email address: the one rule of forms, of the server and of the mail port. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && SIMPLE_ADDRESS.test(address);
}

/** The address in its canonical form: trimmed, lower case (R076). */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
