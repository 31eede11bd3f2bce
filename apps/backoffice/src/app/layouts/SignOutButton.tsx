import { useSignOut } from '@repo/client/sign-out';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { layoutTexts } from './layout.texts.ts';

interface SignOutButtonProps {
  /** Replaces the sign-in screen of the back office as the target of signing out. */
  readonly onLoggedOut?: (() => void) | undefined;
}

export function SignOutButton({ onLoggedOut }: SignOutButtonProps) {
  const { leave, isLeaving } = useSignOut(() => {
    toast.success(layoutTexts.loggedOut);
    onLoggedOut?.();
  });
  return (
    <Button isPending={isLeaving} onPress={leave} size="sm" variant="ghost">
      {layoutTexts.logout}
    </Button>
  );
}
