// clamd, as Debian ships it: one connection a file, the command INSTREAM, the bytes in parts with their length before, an empty part at the end.
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Scan } from './antivirus-port.ts';

const limitMs = 20_000;
const partBytes = 64 * 1024;
/** Its response is one line. */
const maxResponse = 4096;

/** Never throws: a server that does not respond leaves the file `unscanned`. */
export async function scanWithClamd(address: NetConnectOpts, bytes: Uint8Array): Promise<Scan> {
  const signal = AbortSignal.timeout(limitMs);
  const socket = connect(address);
  let isReached = false;
  socket.once('connect', () => {
    isReached = true;
  });
  try {
    return toScan(await converse(socket, bytes, signal));
  } catch (error) {
    const reason = signal.aborted ? 'no response in time' : String(error);
    return { state: 'unscanned', cause: reason, isReached };
  }
}

function converse(socket: Socket, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const stop = (error: Error) => socket.destroy(error);
    signal.addEventListener('abort', () => stop(new Error('aborted')), { once: true });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      response += text;
      if (response.length > maxResponse) stop(new Error('too long a response'));
    });
    // Refused for its size, a file gets its response and is cut off while it is still written: the response counts.
    socket.on('error', (error) => (response === '' ? reject(error) : resolve(response)));
    socket.on('close', () => resolve(response));
    socket.on('connect', () => {
      for (const part of partsOf(bytes)) socket.write(part);
    });
  });
}

function* partsOf(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0', 'latin1');
  for (let from = 0; from < bytes.length; from += partBytes) {
    const part = bytes.subarray(from, from + partBytes);
    yield lengthOf(part.length);
    yield part;
  }
  yield lengthOf(0);
}

function lengthOf(length: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return head;
}

/** « stream: OK », « stream: Eicar-Signature FOUND », « INSTREAM size limit exceeded. ERROR ». */
function toScan(response: string): Scan {
  const line = response.replaceAll('\0', '').trim();
  if (line === 'stream: OK') return { state: 'clean' };
  const found = /^stream: (.{1,200}) FOUND$/.exec(line)?.[1];
  return found === undefined
    ? { state: 'unscanned', cause: line, isReached: true }
    : { state: 'infected', name: found };
}
