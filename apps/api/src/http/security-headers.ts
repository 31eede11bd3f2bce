import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An API returns data, never a document that could run or be framed. A page sets its own policy before. */
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function registerSecurityHeaders(app: FastifyInstance, options: { isHttps: boolean }): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    setSecurityHeaders(request, reply, options);
    done();
  });
}

export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { isHttps: boolean },
): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'no-referrer');
  reply.header('cross-origin-resource-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  reply.header('x-request-id', request.id);
  if (options.isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', apiPolicy);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}
