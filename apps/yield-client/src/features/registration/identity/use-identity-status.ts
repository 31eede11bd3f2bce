import { type SessionUser, useServices } from '@repo/auth';
import { isKyc, type KycStatus, shouldPollKyc } from '@repo/domain/kyc';
import { kycPollIntervalMs } from '@repo/domain/limits';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { identityTexts as texts } from './identity.texts.ts';

/**
 * The status of the server, polled every 5 seconds while there is no verdict (R097); a failed request is retried
 * without a message. Once the identity is verified the registration ends on the dashboard (R093).
 */
export function useIdentityStatus(user: SessionUser): KycStatus | null {
  const { queries, session, config } = useServices();
  const navigate = useNavigate();
  const { data } = useQuery({
    ...queries.query('getMe'),
    refetchInterval: ({ state }) =>
      shouldPollKyc(state.data?.kyc_status ?? 'pending') ? kycPollIntervalMs : false,
  });
  const known = data?.id === user.id ? data : null;
  const verified = known !== null && isKyc(known.kyc_status) ? known : null;
  // Syncs the session and the address with the server's verdict.
  useEffect(() => {
    if (verified === null) return;
    session.setUser(verified);
    session.endRegistration();
    toast.success(texts.welcome(config.brand.yield));
    void navigate(paths.dashboard);
  }, [verified, session, config, navigate]);
  return known?.kyc_status ?? null;
}
