import type { FastifyInstance, FastifyReply } from 'fastify';

/** What goes wrong with the next call: `lost-answer` does the work first, and nobody hears of it. */
export type SumsubFault =
  | { kind: 'status'; status: number }
  | { kind: 'not-json' }
  | { kind: 'silence' }
  | { kind: 'dropped' }
  | { kind: 'lost-answer' }
  | { kind: 'redirect'; to: string };

/** Each fault waits for one call whose path holds `on`. */
export interface PlannedFault {
  on: string;
  fault: SumsubFault;
}

/** The list stays the caller's: what is in it when a call comes in happens to that call, once. */
export function registerFaults(app: FastifyInstance, planned: PlannedFault[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const index = planned.findIndex(
      ({ on, fault }) => fault.kind !== 'lost-answer' && request.url.includes(on),
    );
    const [plan] = index === -1 ? [] : planned.splice(index, 1);
    if (plan !== undefined) await suffer(reply, plan.fault);
  });
  app.addHook('onSend', async (request, reply) => {
    const index = planned.findIndex(
      ({ on, fault }) => fault.kind === 'lost-answer' && request.url.includes(on),
    );
    if (index === -1) return;
    planned.splice(index, 1);
    reply.raw.destroy();
  });
}

async function suffer(reply: FastifyReply, fault: SumsubFault): Promise<void> {
  switch (fault.kind) {
    case 'status':
      await reply.code(fault.status).send({ description: 'Try again later', code: fault.status });
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
    case 'silence':
      reply.hijack();
      return;
    case 'lost-answer':
      return;
  }
}
