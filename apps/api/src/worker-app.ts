// What a worker serves: its health and its metrics, by the operations of the spec, and nothing that a client calls.
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Composition } from './compose.ts';
import { registerErrorMapping } from './http/error-mapping.ts';
import { refuseMalformed, registerHostCheck, socketLimits } from './http/malformed-request.ts';
import { registerSpecRoutes } from './http/router.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { systemHandlers } from './http/system.handlers.ts';
import { compileSerializer, compileValidator } from './http/validation.ts';

export async function buildWorkerApp({ deps }: Composition): Promise<FastifyInstance> {
  const app = Fastify({
    clientErrorHandler: refuseMalformed(socketLimits),
    loggerInstance: deps.log,
    requestTimeout: socketLimits.requestTimeoutMs,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  registerErrorMapping(app);
  registerSecurityHeaders(app, { isHttps: false });
  registerHostCheck(app);
  registerSpecRoutes(app, deps, {
    handlers: systemHandlers,
    // No operation of these has a caller.
    readToken: async () => ({ actor: null, challenge: null }),
    only: Object.keys(systemHandlers),
  });
  await app.ready();
  return app;
}
