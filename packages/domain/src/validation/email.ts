// The simple address pattern of R049: something, an at sign, a domain with a dot.
const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// RFC 5321: longer addresses cannot be delivered.
const MAX_LENGTH = 254;

/** Whether a text looks like an e-mail address, spaces around it aside. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_LENGTH && SIMPLE_ADDRESS.test(address);
}

/** The address as it is sent and compared: trimmed, lowercased (R076). */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
