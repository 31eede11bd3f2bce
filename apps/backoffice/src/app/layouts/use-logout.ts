import { signOut, useServices } from '@repo/auth';
import { toast } from '@repo/ui/toast';
import { useNavigate } from 'react-router';
import { appTexts } from '../app.texts.ts';
import { paths } from '../paths.ts';

/** Signs out, whether or not the server answers, says so and goes to the sign-in screen (R354, R355). */
export function useLogout(leave?: () => void): () => void {
  const services = useServices();
  const navigate = useNavigate();
  const logout = async () => {
    await signOut(services);
    toast.success(appTexts.loggedOut);
    if (leave === undefined) await navigate(paths.login);
    else leave();
  };
  return () => void logout();
}
