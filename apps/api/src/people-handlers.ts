// The operations of staff on clients: who they are, whose they are, what they subscribed and what is written of them; and on each other’s sessions.
// Those of their money are in `money-handlers.ts`.
import { adviserHomeHandlers } from './modules/adviser-home/adviser-home.handlers.ts';
import { advisersHandlers } from './modules/advisers/advisers.handlers.ts';
import { delegationsHandlers } from './modules/advisers/delegations.handlers.ts';
import { bulkHandlers } from './modules/bulk/bulk.handlers.ts';
import { clientIdentityHandlers } from './modules/client-identity/client-identity.handlers.ts';
import { clientInvitationsHandlers } from './modules/client-invitations/client-invitations.handlers.ts';
import { clientsHandlers } from './modules/clients/clients.handlers.ts';
import { contractDocumentsHandlers } from './modules/contract-documents/contract-documents.handlers.ts';
import { factorRemovalsHandlers } from './modules/factor-removals/factor-removals.handlers.ts';
import { paymentsHandlers } from './modules/payments/payments.handlers.ts';
import { recordsHandlers } from './modules/records/records.handlers.ts';
import { registerHandlers } from './modules/register/register.handlers.ts';
import { staffSessionsHandlers } from './modules/staff-sessions/staff-sessions.handlers.ts';

export const peopleHandlers = {
  ...adviserHomeHandlers,
  ...advisersHandlers,
  ...bulkHandlers,
  ...clientIdentityHandlers,
  ...clientInvitationsHandlers,
  ...clientsHandlers,
  ...contractDocumentsHandlers,
  ...delegationsHandlers,
  ...paymentsHandlers,
  ...recordsHandlers,
  ...registerHandlers,
  ...factorRemovalsHandlers,
  ...staffSessionsHandlers,
};
