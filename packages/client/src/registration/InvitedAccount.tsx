import { type ApiError, type OperationOutput, operationKey } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../query-view/QueryView.tsx';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';
import { registrationTexts as texts } from './registration.texts.ts';

export interface InvitedAccountProps extends Omit<AccountFormProps, 'invitation'> {
  readonly token: string;
}

/** The registration of a client whom staff invited: what they typed stands in the form, and the address is the one that was written to. */
export function InvitedAccount({ token, ...form }: InvitedAccountProps) {
  const { api } = useServices();
  // A POST, so that the token is in no URL. Checked once: the form is not taken away from who fills it.
  const found = useQuery<OperationOutput<'checkInvitation'>, ApiError>({
    queryKey: operationKey('checkInvitation', { path: { token } }),
    queryFn: ({ signal }) => api.call('checkInvitation', { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryView failedTitle={texts.invitationFailed} query={found} skeleton={<Skeleton height="30rem" />}>
      {({ invitation }) =>
        invitation === null ? (
          <Banner title={texts.invitationOverTitle} tone="warning">
            {texts.invitationOver}
          </Banner>
        ) : (
          <AccountForm {...form} invitation={{ token, client: invitation }} />
        )
      }
    </QueryView>
  );
}
