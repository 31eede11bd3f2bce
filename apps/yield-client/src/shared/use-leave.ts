import { useSignOut } from '@repo/client/sign-out';
import { toast } from '@repo/ui/toast';
import { signOutTexts as texts } from './shared.texts.ts';

/** Signs out and shows a toast, for every sign-out button. */
export function useLeave() {
  return useSignOut((result) => {
    if (result === 'done') toast.success(texts.done);
    else toast.info(texts.onlyHere);
  });
}
