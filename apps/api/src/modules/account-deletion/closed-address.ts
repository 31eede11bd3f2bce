/** `.invalid` is reserved and never has an owner (RFC 2606). */
const domain = '@compte-ferme.invalid';

/** The placeholder for the email address of a closed account, whose owner may then register again. */
export function closedAddress(userId: string): string {
  return `compte-ferme-${userId}${domain}`;
}

export function isClosedAddress(email: string): boolean {
  return email.endsWith(domain);
}
