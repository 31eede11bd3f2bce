import { handler } from '../../http/handler.ts';
import { getMe } from '../identity/get-me.ts';
import { cancelProfileChange } from './cancel-profile-change.ts';
import { updateMe } from './update-me.ts';

export const profileChangesHandlers = {
  updateMe: handler<'updateMe'>(({ deps, actor, body }) => updateMe(deps, actor, body.user)),
  cancelProfileChange: handler<'cancelProfileChange'>(async ({ deps, actor }) => {
    await cancelProfileChange(deps, actor);
    return getMe(deps, actor.account);
  }),
};
