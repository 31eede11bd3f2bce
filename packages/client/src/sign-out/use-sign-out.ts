import { signOut, useServices } from '@repo/auth';
import { useSending } from '../sending/use-sending.ts';

/** `failed`: the server did not respond, and the session is closed on this device only. */
export type SignOutResult = Awaited<ReturnType<typeof signOut>>;

/** Signs out, whether or not the server responds (R354); the guard then redirects to the sign-in screen. */
export function useSignOut(onSignedOut: (result: SignOutResult) => void) {
  const services = useServices();
  const { send, isPending } = useSending({ mutationFn: () => signOut(services), onSuccess: onSignedOut });
  return { leave: () => send(), isLeaving: isPending };
}
