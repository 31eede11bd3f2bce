import { changeHandler, handler } from '../../http/handler.ts';
import type { ActorCall } from '../../http/operation.ts';
import {
  acceptPreparedSubscription,
  declinePreparedSubscription,
  openPreparedSubscription,
} from './accept-prepared.ts';
import { createAssistedSubscription, saveAssistedSubscription } from './prepare-subscription.ts';
import {
  getAssistedSubscription,
  getNewestAssisted,
  getPreparedSubscription,
  listAssistedSubscriptions,
  listKnownOrigins,
  listPreparedSubscriptions,
} from './read-assisted.ts';
import { cancelAssistedSubscription, createPresenceLink, sendSigningLink } from './send-signing-link.ts';

const shown = ({
  deps,
  actor,
  params,
}: Pick<ActorCall<'getAssistedSubscription'>, 'deps' | 'actor' | 'params'>) =>
  getAssistedSubscription(deps, actor, params.id);

const staffHandlers = {
  listAssistedSubscriptions: handler<'listAssistedSubscriptions'>(({ deps, actor, query }) =>
    listAssistedSubscriptions(deps, actor, query ?? {}),
  ),
  createAssistedSubscription: changeHandler<'createAssistedSubscription'>({
    change: ({ deps, actor, params, body }) =>
      createAssistedSubscription(deps, actor, { clientId: params.id, ...body }),
    response: ({ deps, actor, params }) => getNewestAssisted(deps, actor, params.id),
  }),
  getAssistedSubscription: handler<'getAssistedSubscription'>(shown),
  listKnownOrigins: handler<'listKnownOrigins'>(({ deps, actor, params }) =>
    listKnownOrigins(deps, actor, params.id),
  ),
  saveAssistedSubscription: changeHandler<'saveAssistedSubscription'>({
    change: ({ deps, actor, params, body }) =>
      saveAssistedSubscription(deps, actor, { id: params.id, ...body }),
    response: shown,
  }),
  sendSigningLink: changeHandler<'sendSigningLink'>({
    change: ({ deps, actor, params, body }) => sendSigningLink(deps, actor, { id: params.id, ...body }),
    response: shown,
  }),
  createPresenceLink: handler<'createPresenceLink'>(async ({ deps, actor, params, body }) => {
    const { url, expiresAt } = await createPresenceLink(deps, actor, { id: params.id, ...body });
    const subscription = await getAssistedSubscription(deps, actor, params.id);
    return { url, expires_at: expiresAt.toISOString(), subscription };
  }),
  cancelAssistedSubscription: changeHandler<'cancelAssistedSubscription'>({
    change: ({ deps, actor, params, body }) =>
      cancelAssistedSubscription(deps, actor, { id: params.id, ...body }),
    response: shown,
  }),
};

const clientHandlers = {
  listPreparedSubscriptions: handler<'listPreparedSubscriptions'>(({ deps, actor }) =>
    listPreparedSubscriptions(deps, actor),
  ),
  getPreparedSubscription: handler<'getPreparedSubscription'>(({ deps, actor, params }) =>
    getPreparedSubscription(deps, actor, params.id),
  ),
  openPreparedSubscription: handler<'openPreparedSubscription'>(async ({ deps, actor, params, body }) => {
    await openPreparedSubscription(deps, actor, { id: params.id, code: body.code ?? null });
    return getPreparedSubscription(deps, actor, params.id);
  }),
  acceptPreparedSubscription: handler<'acceptPreparedSubscription'>(
    ({ deps, actor, params, body, request }) =>
      acceptPreparedSubscription(
        deps,
        actor,
        { id: params.id, ...body },
        {
          ip: request.ip,
          userAgent: request.userAgent,
          idempotencyKey: request.header('idempotency-key'),
        },
      ),
  ),
  declinePreparedSubscription: changeHandler<'declinePreparedSubscription'>({
    change: ({ deps, actor, params }) => declinePreparedSubscription(deps, actor, params.id),
    response: ({ deps, actor, params }) => getPreparedSubscription(deps, actor, params.id),
  }),
};

export const assistedHandlers = { ...staffHandlers, ...clientHandlers };
