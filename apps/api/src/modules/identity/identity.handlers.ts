import { challengeHandler, handler, publicHandler } from '../../http/handler.ts';
import { cancelUser } from './cancel-user.ts';
import { createHandoff } from './create-handoff.ts';
import { toVisitor } from './create-session.ts';
import { credentialsHandlers } from './credentials.handlers.ts';
import { exchangeHandoff } from './exchange-handoff.ts';
import { factorsHandlers } from './factors.handlers.ts';
import { getMe } from './get-me.ts';
import { linkService } from './link-service.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { requestLinkService } from './request-link-service.ts';
import { revokeOtherSessions } from './revoke-other-sessions.ts';
import { revokeSession } from './revoke-session.ts';
import { mustAddFactor } from './staff-gate.ts';
import { unlinkService } from './unlink-service.ts';

export const identityHandlers = {
  ...credentialsHandlers,
  ...factorsHandlers,
  login: publicHandler<'login'>(({ deps, body, request }) =>
    login(deps, body.user, { visitor: toVisitor(request), origin: request.origin }),
  ),
  register: publicHandler<'register'>(({ deps, body, request }) =>
    register(deps, body, { visitor: toVisitor(request), key: request.header('idempotency-key') }),
  ),
  logout: publicHandler<'logout'>(async ({ deps, actor, challenge }) => {
    await logout(deps, actor, challenge);
    return { success: true };
  }),
  cancelUser: handler<'cancelUser'>(async ({ deps, actor, body }) => {
    await cancelUser(deps, actor, body.user.id);
    return { success: true };
  }),
  getMe: handler<'getMe'>(async ({ deps, actor }) => {
    const me = await getMe(deps, actor.account, { isView: actor.view !== null });
    return {
      ...me,
      ...(mustAddFactor(deps, actor) && { must_add_factor: true }),
      ...(actor.idleEndsAt !== null && {
        session_idle_seconds: Math.floor((actor.idleEndsAt.getTime() - deps.clock.now().getTime()) / 1000),
      }),
    };
  }),
  listSessions: handler<'listSessions'>(async ({ deps, actor }) => ({
    sessions: await listSessions(deps, actor),
  })),
  revokeSession: handler<'revokeSession'>(async ({ deps, actor, params }) => {
    await revokeSession(deps, actor, params.id);
    return { success: true };
  }),
  revokeOtherSessions: handler<'revokeOtherSessions'>(async ({ deps, actor }) => ({
    success: true,
    revoked_count: await revokeOtherSessions(deps, actor),
  })),
  requestLinkService: publicHandler<'requestLinkService'>(async ({ deps, actor, body, request }) => ({
    token: await requestLinkService(deps, actor, { ...body, visitor: toVisitor(request) }),
  })),
  linkService: challengeHandler<'linkService'>(({ deps, challenge, body, request }) =>
    linkService(deps, challenge, { code: body.code, visitor: toVisitor(request) }),
  ),
  unlinkService: handler<'unlinkService'>(({ deps, actor, body }) => unlinkService(deps, actor, body)),
  createHandoff: handler<'createHandoff'>(({ deps, actor, body }) => createHandoff(deps, actor, body)),
  exchangeHandoff: publicHandler<'exchangeHandoff'>(({ deps, body, request }) =>
    exchangeHandoff(deps, { code: body.code, origin: request.origin, visitor: toVisitor(request) }),
  ),
};
