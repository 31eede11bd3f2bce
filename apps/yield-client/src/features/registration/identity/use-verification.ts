import { type ApiError, invalidate, operationKey } from '@repo/api-sdk';
import { type SessionUser, useServices } from '@repo/auth';
import { type WidgetResult, widgetKycStatuses } from '@repo/domain/kyc';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readWidgetMessage, widgetErrorText } from './identity.model.ts';
import { identityTexts } from './identity.texts.ts';

/** The state of the widget for this screen; the server decides the identity status. */
type Phase = { readonly kind: 'open' } | { readonly kind: 'reported' } | FailedPhase;
interface FailedPhase {
  readonly kind: 'failed';
  readonly message: string;
}

/** Opens the widget and reports its outcomes; each is a hint that the server checks with the provider (D18). */
export function useVerification(user: SessionUser) {
  const { api, queryClient } = useServices();
  const [phase, setPhase] = useState<Phase>({ kind: 'open' });
  const queryKey = operationKey('createVerificationToken', { path: { user_id: user.id } });
  const opening = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call('createVerificationToken', { body: { user_id: user.id }, signal }),
    // A token opens one widget: it is requested once, and again only to restart.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const report = useMutation<unknown, ApiError, WidgetResult>({
    mutationFn: (result) =>
      api.call('updateKyc', { body: { user_id: user.id, kyc_status: widgetKycStatuses[result] } }),
    networkMode: 'always',
    retry: 2,
    onSettled: () => invalidate(queryClient, 'getMe'),
  });
  return {
    opening,
    phase,
    onMessage: (type: string, payload: unknown) => {
      const message = readWidgetMessage(type, payload);
      if (message === 'other') return;
      setPhase({ kind: 'reported' });
      report.mutate(message === 'verified' ? 'GREEN' : 'RED');
    },
    onError: (error: unknown) => {
      setPhase({ kind: 'failed', message: widgetErrorText(error, identityTexts.widget.technical) });
      report.mutate('ERROR');
    },
    restart: () => {
      setPhase({ kind: 'open' });
      // The widget of the last token has failed: it is not shown again while another one is requested.
      void (opening.data === undefined ? opening.refetch() : queryClient.resetQueries({ queryKey }));
    },
  };
}
