import { challengeHandler, handler, publicHandler } from '../../http/handler.ts';
import { checkInvitation } from './accept-invitation.ts';
import { changePassword } from './change-password.ts';
import { checkToken } from './check-token.ts';
import { confirmEmailByLink, sendConfirmationLink } from './confirm-email.ts';
import { toVisitor } from './create-session.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { enableTwoFactor } from './enable-two-factor.ts';
import { withNewToken } from './renew-token.ts';
import { resendTwoFactor } from './resend-two-factor.ts';
import { resetPassword } from './reset-password.ts';
import { sendInstructions } from './send-instructions.ts';
import { verifyTwoFactor } from './verify-two-factor.ts';

export const credentialsHandlers = {
  changePassword: handler<'changePassword'>(async ({ deps, actor, body }) => {
    const token = await changePassword(deps, actor, body);
    return withNewToken({ body: { success: true }, token });
  }),
  sendInstructions: publicHandler<'sendInstructions'>(async ({ deps, body, request }) => {
    await sendInstructions(deps, body, toVisitor(request));
    return { success: true };
  }),
  checkToken: publicHandler<'checkToken'>(async ({ deps, body }) => ({
    valid: await checkToken(deps, body.token),
  })),
  checkInvitation: publicHandler<'checkInvitation'>(async ({ deps, body }) => ({
    invitation: await checkInvitation(deps, body.token),
  })),
  resetPassword: publicHandler<'resetPassword'>(async ({ deps, body, request }) => {
    await resetPassword(deps, body, toVisitor(request));
    return { success: true };
  }),
  confirmEmail: publicHandler<'confirmEmail'>(async ({ deps, body, request }) => {
    await confirmEmailByLink(deps, body.token, toVisitor(request));
    return { success: true };
  }),
  sendConfirmationLink: handler<'sendConfirmationLink'>(async ({ deps, actor }) => {
    await sendConfirmationLink(deps, actor);
    return { success: true };
  }),
  verifyTwoFactor: challengeHandler<'verifyTwoFactor'>(({ deps, challenge, body, request }) =>
    verifyTwoFactor(deps, challenge, { code: body.code, visitor: toVisitor(request) }),
  ),
  resendTwoFactor: challengeHandler<'resendTwoFactor'>(async ({ deps, challenge }) => {
    await resendTwoFactor(deps, challenge);
    return { success: true };
  }),
  enableTwoFactor: handler<'enableTwoFactor'>(async ({ deps, actor }) => ({
    success: true,
    two_factor_enabled: false,
    token: await enableTwoFactor(deps, actor),
  })),
  disableTwoFactor: handler<'disableTwoFactor'>(async ({ deps, actor, body }) => {
    const token = await disableTwoFactor(deps, actor, body.password);
    return withNewToken({ body: { success: true, two_factor_enabled: false }, token });
  }),
};
