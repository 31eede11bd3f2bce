import type { Services, SessionUser } from '@repo/auth';
import { landingFor } from '@repo/domain/access';
import { toast } from '@repo/ui/toast';
import { signInTexts as texts } from './sign-in.texts.ts';

/**
 * The message shown after a sign-in (R053). The guard signs an account that may open nothing out again (R029):
 * to say that it is connected would be wrong, and to say nothing would leave the form waiting for ever.
 * @throws Error the sentence for the form, when nothing opens.
 */
export function finishSignIn({ session, guard }: Services, user: SessionUser): void {
  if (landingFor(user, session.intendedService()) === 'logged-out') throw new Error(texts.nothingToOpen);
  // Where the guard leads to another application, it is said there: this document goes.
  guard.carry('welcome');
  toast.success(texts.done);
}
