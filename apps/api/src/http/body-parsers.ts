import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';

/** JSON only, `__proto__` and `constructor` keys and half characters refused; the raw bytes are kept where a signature covers them. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (request.routeOptions.config.keepRawBody) request.rawBody = bytes;
    if (bytes.length === 0) return done(null, undefined);
    const json = bytes.toString('utf8');
    if (hasHalfCharacter(json)) return done(new AppError(httpErrors.malformed));
    return parseJson(request, json, done);
  });
}

const escapedPair = /\\\\|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/g;

/** Half of a surrogate pair: PostgreSQL would store U+FFFD in its place in a text, and refuses it in JSON. Only an escape can hold one. */
function hasHalfCharacter(json: string): boolean {
  return /\\u[dD][89a-fA-F]/.test(json.replaceAll(escapedPair, ' '));
}
