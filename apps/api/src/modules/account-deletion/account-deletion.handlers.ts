import { handler } from '../../http/handler.ts';
import { cancelAccountDeletion } from './cancel-account-deletion.ts';
import { getAccountDeletion } from './get-account-deletion.ts';
import { requestAccountDeletion } from './request-account-deletion.ts';

export const accountDeletionHandlers = {
  getAccountDeletion: handler<'getAccountDeletion'>(({ deps, actor }) =>
    getAccountDeletion(deps, actor.account),
  ),
  requestAccountDeletion: handler<'requestAccountDeletion'>(async ({ deps, actor, body }) => {
    await requestAccountDeletion(deps, actor, body);
    return getAccountDeletion(deps, actor.account);
  }),
  cancelAccountDeletion: handler<'cancelAccountDeletion'>(async ({ deps, actor }) => {
    await cancelAccountDeletion(deps, actor);
    return getAccountDeletion(deps, actor.account);
  }),
};
