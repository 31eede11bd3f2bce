// What goes wrong between us and a provider, played by its stand-in.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What goes wrong with the next call. Two do the work first: `lost-response` sends no response, `late-response` sends
 * it when the test triggers it, and by then it may be old.
 */
export type ProviderFault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: object }
  | { kind: 'not-json' }
  | { kind: 'dropped' }
  | { kind: 'lost-response' }
  | { kind: 'late-response'; until: Promise<void> }
  | { kind: 'redirect'; to: string };

/** Each fault waits for one call whose method and path hold `on`. */
export interface PlannedFault {
  on: string;
  fault: ProviderFault;
}

/** The caller keeps the list: a fault in it when a call arrives is applied to that call, once. */
export function registerFaults(app: FastifyInstance, planned: PlannedFault[]): void {
  const take = ({ method, url }: FastifyRequest, isAfterwards: boolean): ProviderFault | undefined => {
    const index = planned.findIndex(
      ({ on, fault }) => afterwards.has(fault.kind) === isAfterwards && `${method} ${url}`.includes(on),
    );
    return index === -1 ? undefined : planned.splice(index, 1)[0]?.fault;
  };
  app.addHook('onRequest', async (request, reply) => {
    const fault = take(request, false);
    if (fault !== undefined) await suffer(reply, fault);
  });
  app.addHook('onSend', async (request, reply) => {
    const fault = take(request, true);
    if (fault?.kind === 'lost-response') reply.raw.destroy();
    if (fault?.kind === 'late-response') await fault.until;
  });
}

const afterwards: ReadonlySet<ProviderFault['kind']> = new Set(['lost-response', 'late-response']);

async function suffer(reply: FastifyReply, fault: ProviderFault): Promise<void> {
  switch (fault.kind) {
    case 'status':
      await reply
        .code(fault.status)
        .headers(fault.headers ?? {})
        .send(fault.body ?? { description: 'Try again later', code: fault.status });
      return;
    case 'not-json':
      await reply.type('text/html').send('<html>maintenance</html>');
      return;
    case 'redirect':
      await reply.redirect(fault.to);
      return;
    case 'dropped':
      reply.hijack();
      reply.raw.destroy();
      return;
    case 'lost-response':
    case 'late-response':
      return;
  }
}
