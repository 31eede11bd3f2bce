import type { Services, SessionUser } from '@repo/auth';
import { landingFor } from '@repo/domain/access';
import { toast } from '@repo/ui/toast';
import { signInTexts as texts } from './sign-in.texts.ts';

/**
 * Shows the message of a successful sign-in (R053). The guard signs out an account without any service (R029): such an
 * account gets an error instead, so that the form does not stay pending.
 * @throws Error with the message for the form, for an account without any service.
 */
export function finishSignIn({ session, guard }: Services, user: SessionUser): void {
  if (landingFor(user, session.intendedService()) === 'logged-out') throw new Error(texts.nothingToOpen);
  // When the guard redirects to another application, that application shows the toast: this document is unloaded.
  guard.carry('welcome');
  toast.success(texts.done);
}
