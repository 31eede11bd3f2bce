// Which failures mean that the database is busy or out of reach, and not that we broke: 503, never 500.

const busyCodes: ReadonlySet<string> = new Set([
  // The network.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Serialization failure and deadlock: the same request succeeds a moment later.
  '40001',
  '40P01',
  // Statement, lock, idle-in-transaction and transaction time limits.
  '57014',
  '55P03',
  '25P03',
  '25P04',
  // Too many connections; shutting down, crashed, starting.
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** The driver gives these no code. */
const busyMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/** Reads the whole chain of causes: the query builder wraps the driver's error. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current && typeof current.code === 'string' ? current.code : '';
    const { message } = current;
    // Class 08: connection exceptions.
    if (busyCodes.has(code) || /^08\w{3}$/.test(code)) return true;
    if (busyMessages.some((busy) => message.startsWith(busy))) return true;
  }
  return false;
}
