// The part of clamd that is used, with its refusals: a command it does not know, a stream beyond its limit, one that is cut short.
import { createServer, type Server, type Socket } from 'node:net';

export interface ClamdStandIn {
  /** For the settings. */
  address: string;
  close: () => Promise<void>;
}

/** What it finds, and under which name. */
export const virus = 'X5O!P%@AP-STAND-IN';
const found = 'Win.Test.EICAR_HDB-1';

export async function startClamd({ maxBytes = 25 * 1024 * 1024, port = 0 } = {}): Promise<ClamdStandIn> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, Buffer.from(bytes)]);
      const response = respond(received, maxBytes);
      if (response !== null) socket.end(`${response}\0`);
    });
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}

/** Null: more is to come. */
function respond(received: Buffer, maxBytes: number): string | null {
  const command = Buffer.from('zINSTREAM\0');
  if (received.length < command.length) return null;
  if (!received.subarray(0, command.length).equals(command)) return 'UNKNOWN COMMAND';
  const parts: Buffer[] = [];
  let size = 0;
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts).includes(virus) ? `stream: ${found} FOUND` : 'stream: OK';
    size += length;
    if (size > maxBytes) return 'INSTREAM size limit exceeded. ERROR';
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
