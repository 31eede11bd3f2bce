/** `.invalid` is reserved and never has an owner (RFC 2606). */
const domain = '@compte-ferme.invalid';

/** What a closed account has in place of its owner's address, which may then register anew. */
export function closedAddress(userId: string): string {
  return `compte-ferme-${userId}${domain}`;
}

export function isClosedAddress(email: string): boolean {
  return email.endsWith(domain);
}
