import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { isKyc } from '@repo/domain/kyc';
import { toast } from '@repo/ui/toast';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { kycPendingTexts as texts } from './kyc-pending.texts.ts';

/** Fetches the state of the validation, and redirects to the home page once it is complete. */
export function useRefresh() {
  const { queries, queryClient, session } = useServices();
  const navigate = useNavigate();
  return useSending({
    mutationFn: () => queryClient.fetchQuery({ ...queries.query('getMe'), staleTime: 0 }),
    onSuccess: (user) => {
      session.setUser(user);
      if (isKyc(user.kyc_status)) return navigate(paths.home);
      void invalidate(queryClient, 'getApplicant');
      toast.info(texts.unchanged);
      return undefined;
    },
    onError: () => toast.error(texts.refreshFailed),
  });
}
