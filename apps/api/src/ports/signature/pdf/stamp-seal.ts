// The time stamp of a seal: a document is given without one rather than late.
import type { FastifyBaseLogger } from 'fastify';
import { type TimestampsPort, TimestampUnavailable } from '../../timestamps/timestamps-port.ts';

/** What a seal has room for: two or three certificates, and the token itself. */
export const maxTokenBytes = 12_000;

/** Null when the authority gives none: the log has why. */
export async function stampSeal(
  { timestamps, log }: { timestamps: TimestampsPort; log: FastifyBaseLogger },
  signature: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | null> {
  try {
    const { token } = await timestamps.stamp(signature);
    if (token.length <= maxTokenBytes) return token;
    throw new TimestampUnavailable(
      `the time stamp has ${token.length} bytes, and a seal room for ${maxTokenBytes}`,
    );
  } catch (error) {
    if (!(error instanceof TimestampUnavailable)) throw error;
    log.warn({ cause: error.message }, 'a seal was made without a time stamp');
    return null;
  }
}
