import type { FastifyInstance } from 'fastify';

/** JSON only, `__proto__` and `constructor` keys refused; the raw bytes are kept where a signature covers them. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (request.routeOptions.config.keepRawBody) request.rawBody = bytes;
    if (bytes.length === 0) return done(null, undefined);
    return parseJson(request, bytes.toString('utf8'), done);
  });
}
