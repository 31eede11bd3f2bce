// The messages of Yousign, signed as it signs them.
import { createHmac, randomUUID } from 'node:crypto';
import type { StandInRequest } from './yousign-requests.ts';
import { standInSettings } from './yousign-stand-in.ts';

export interface StandInMessage {
  body: string;
  signature: string;
}

/** A message as Yousign sends it; the state in it is only claimed by the sender. */
export function messageOf(
  request: Pick<StandInRequest, 'id' | 'status' | 'externalId'>,
  changes: { eventName?: string; eventId?: string; isSandbox?: boolean; secret?: string } = {},
): StandInMessage {
  const { eventName = `signature_request.${request.status}`, eventId = randomUUID() } = changes;
  const body = JSON.stringify({
    event_id: eventId,
    event_name: eventName,
    event_time: '1670855889',
    subscription_id: 'sub-1',
    subscription_description: 'test',
    sandbox: changes.isSandbox ?? true,
    data: {
      signature_request: { id: request.id, status: request.status, external_id: request.externalId },
    },
  });
  const hmac = createHmac('sha256', changes.secret ?? standInSettings.webhookSecret);
  return { body, signature: `sha256=${hmac.update(body).digest('hex')}` };
}
