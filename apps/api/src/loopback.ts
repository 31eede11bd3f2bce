// What counts as this machine.

const hosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const addresses: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** @param host as `URL.hostname` writes it. */
export function isLoopbackHost(host: string): boolean {
  return hosts.has(host);
}

/** @param ip the address that a request came from. */
export function isLoopbackAddress(ip: string): boolean {
  return addresses.has(ip);
}
