// Which failures mean that the database is busy or out of reach, and not that we broke: 503, never 500.

const awayCodes: ReadonlySet<string> = new Set([
  // The network.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Too many connections; shutting down, crashed, starting.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // The server has become a standby: another accepts writes.
  '25006',
]);

const busyCodes: ReadonlySet<string> = new Set([
  // Serialization failure and deadlock: the same request succeeds a moment later.
  '40001',
  '40P01',
  // Statement, lock, idle-in-transaction and transaction time limits.
  '57014',
  '55P03',
  '25P03',
  '25P04',
]);

/** The driver gives these no code. */
const awayMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

export const isDatabaseBusy = (error: unknown): boolean =>
  causesOf(error).some((cause) => isAway(cause) || busyCodes.has(codeOf(cause)));

/** No statement could be run at all. */
export const isDatabaseAway = (error: unknown): boolean => causesOf(error).some(isAway);

/** The query builder wraps the driver's error. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function isAway(error: Error): boolean {
  const code = codeOf(error);
  // Class 08: connection exceptions.
  if (awayCodes.has(code) || /^08\w{3}$/.test(code)) return true;
  return awayMessages.some((away) => error.message.startsWith(away));
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';
