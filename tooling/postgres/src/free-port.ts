import { once } from 'node:events';
import { createServer } from 'node:net';

/** The preferred loopback port if it is free, else another; 0 or NaN for no preference. */
export async function freePort(wished = 0): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(wished > 0 ? wished : 0, '127.0.0.1');
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port could be found.');
  return address.port;
}
