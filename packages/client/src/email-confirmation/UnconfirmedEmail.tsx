import { isApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { Banner } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { emailConfirmationTexts as texts } from './email-confirmation.texts.ts';
import { ResendLink } from './ResendLink.tsx';

/** Of a signature, refused until the address is confirmed. */
export const isEmailUnconfirmed = (failure: unknown): boolean =>
  isApiError(failure) && failure.code === 'identity.email_unconfirmed';

interface UnconfirmedEmailProps {
  /** It appears as the result of an action, which is announced. */
  readonly isLive?: boolean;
  /** Beside the button that sends the link again. */
  readonly action?: ReactNode;
}

/** The address awaits its confirmation: what that means, where the link is, and another one. */
export function UnconfirmedEmail({ isLive, action }: UnconfirmedEmailProps) {
  const { queries } = useServices();
  const { data: user } = useQuery(queries.query('getMe'));
  return (
    <Banner
      action={
        <Cluster gap={8}>
          <ResendLink size="sm" variant="ghost" />
          {action}
        </Cluster>
      }
      isLive={isLive}
      title={texts.title}
      tone="warning"
    >
      {user === undefined ? texts.about : texts.aboutAddress(user.email)}
    </Banner>
  );
}
