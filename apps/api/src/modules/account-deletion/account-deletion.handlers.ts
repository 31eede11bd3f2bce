import { handler } from '../../http/handler.ts';
import { getAccountDeletion } from './get-account-deletion.ts';
import { requestAccountDeletion } from './request-account-deletion.ts';
import { withdrawAccountDeletion } from './withdraw-account-deletion.ts';

export const accountDeletionHandlers = {
  getAccountDeletion: handler<'getAccountDeletion'>(({ deps, actor }) =>
    getAccountDeletion(deps, actor.account),
  ),
  requestAccountDeletion: handler<'requestAccountDeletion'>(async ({ deps, actor, body }) => {
    await requestAccountDeletion(deps, actor, body);
    return getAccountDeletion(deps, actor.account);
  }),
  withdrawAccountDeletion: handler<'withdrawAccountDeletion'>(async ({ deps, actor }) => {
    await withdrawAccountDeletion(deps, actor);
    return getAccountDeletion(deps, actor.account);
  }),
};
