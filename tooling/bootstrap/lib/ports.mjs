/** Ports of the three servers, checked before anything is started. */
import { createServer } from 'node:net';
import { BootstrapError } from './report.mjs';

const defaults = { SITE_PORT: 3000, BACKOFFICE_PORT: 3001, API_PORT: 4000 };

/** Reads the three ports. Throws `BootstrapError` naming the variable that cannot be read. */
export function readPorts(env) {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const value = env[name] || String(fallback);
      if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535) {
        throw new BootstrapError(`${name}="${value}" is not a port number between 1 and 65535.`);
      }
      return [name, Number(value)];
    }),
  );
}

/** Throws `BootstrapError` naming the first port that cannot be listened on. */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    const error = await tryToListen(port);
    if (error === null) continue;
    const reason =
      error.code === 'EADDRINUSE'
        ? 'is already in use: stop the program that holds it'
        : `cannot be listened on (${error.code ?? error.message}): allow it`;
    throw new BootstrapError(`Port ${port} ${reason}, or set ${name} to another port.`);
  }
}

/** Without a host Node takes every address, IPv4 alone where the machine has no IPv6. */
function tryToListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ port }, () => probe.close(() => resolve(null)));
  });
}
