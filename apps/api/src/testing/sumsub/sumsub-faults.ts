import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * What goes wrong with the next call. Two do the work first: of `lost-answer` nobody hears, `held-answer` leaves when the
 * test says so, and by then may be old.
 */
export type SumsubFault =
  | { kind: 'status'; status: number }
  | { kind: 'not-json' }
  | { kind: 'dropped' }
  | { kind: 'lost-answer' }
  | { kind: 'held-answer'; until: Promise<void> }
  | { kind: 'redirect'; to: string };

/** Each fault waits for one call whose path holds `on`. */
export interface PlannedFault {
  on: string;
  fault: SumsubFault;
}

/** The list stays the caller's: what is in it when a call comes in happens to that call, once. */
export function registerFaults(app: FastifyInstance, planned: PlannedFault[]): void {
  const take = (url: string, isAfterwards: boolean): SumsubFault | undefined => {
    const index = planned.findIndex(
      ({ on, fault }) => afterwards.has(fault.kind) === isAfterwards && url.includes(on),
    );
    return index === -1 ? undefined : planned.splice(index, 1)[0]?.fault;
  };
  app.addHook('onRequest', async (request, reply) => {
    const fault = take(request.url, false);
    if (fault !== undefined) await suffer(reply, fault);
  });
  app.addHook('onSend', async (request, reply) => {
    const fault = take(request.url, true);
    if (fault?.kind === 'lost-answer') reply.raw.destroy();
    if (fault?.kind === 'held-answer') await fault.until;
  });
}

const afterwards: ReadonlySet<SumsubFault['kind']> = new Set(['lost-answer', 'held-answer']);

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
    case 'lost-answer':
    case 'held-answer':
      return;
  }
}
