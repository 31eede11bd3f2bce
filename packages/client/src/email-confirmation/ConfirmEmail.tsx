import { useServices, useSession } from '@repo/auth';
import { Button, LinkButton } from '@repo/ui/button';
import { Banner, ErrorState, LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSending } from '../sending/use-sending.ts';
import { emailConfirmationTexts } from './email-confirmation.texts.ts';
import { ResendLink } from './ResendLink.tsx';

const texts = emailConfirmationTexts.page;

export interface ConfirmEmailProps {
  readonly homeHref: string;
  readonly signInHref: string;
}

/**
 * Confirms the address with the token of an email, which is in the fragment: no server sees it in a URL. With a button: a filter
 * of mails that opens each link must not confirm an address for its owner.
 */
export function ConfirmEmail(props: ConfirmEmailProps) {
  const { queries } = useServices();
  const isSignedIn = useSession().user !== null;
  const token = useLocation().hash.slice(1);
  const { send, isPending, isSuccess, error } = useSending(
    queries.mutation('confirmEmail', { invalidates: ['getMe'] }),
  );
  const isOver = token === '' || error?.status === 422 || error?.status === 400;
  // The link has perhaps served: a response that was lost, or a second visit.
  const me = useQuery({ ...queries.query('getMe'), enabled: isOver && isSignedIn });
  const isDone = isSuccess || (isOver && isSignedIn && me.data?.email_confirmed === true);
  const confirm = () => send({ body: { token } });
  if (isDone) return <Done {...props} isSignedIn={isSignedIn} />;
  if (isOver) return me.isLoading ? <Loading /> : <Over {...props} isSignedIn={isSignedIn} />;
  if (error !== null) {
    return (
      <ErrorState
        isRetrying={isPending}
        onRetry={confirm}
        reference={error.requestId ?? undefined}
        title={texts.failed}
      >
        {error.message}
      </ErrorState>
    );
  }
  return (
    <Button isFullWidth isPending={isPending} onPress={confirm} size="lg">
      {texts.confirm}
    </Button>
  );
}

interface OutcomeProps extends ConfirmEmailProps {
  readonly isSignedIn: boolean;
}

function Done({ isSignedIn, homeHref, signInHref }: OutcomeProps) {
  return (
    <Stack gap={16}>
      <Banner isLive title={texts.done} tone="success">
        {texts.doneHint}
      </Banner>
      <LinkButton href={isSignedIn ? homeHref : signInHref} isFullWidth size="lg">
        {isSignedIn ? texts.next : texts.signIn}
      </LinkButton>
    </Stack>
  );
}

function Over({ isSignedIn, signInHref }: OutcomeProps) {
  return (
    <Stack gap={16}>
      <Banner isLive title={texts.over} tone="warning">
        {texts.overHint} {isSignedIn ? null : texts.overSignedOut}
      </Banner>
      {isSignedIn ? (
        <ResendLink isFullWidth size="lg" />
      ) : (
        <LinkButton href={signInHref} isFullWidth size="lg">
          {texts.signIn}
        </LinkButton>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <>
      <LoadingMessage />
      <Skeleton height="7rem" />
    </>
  );
}
