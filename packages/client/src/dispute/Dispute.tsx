import { useServices } from '@repo/auth';
import { Button, LinkButton, TextLink } from '@repo/ui/button';
import { Banner, ErrorState } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useLocation } from 'react-router';
import { useSending } from '../sending/use-sending.ts';
import styles from './dispute.module.css';
import { disputeTexts as texts } from './dispute.texts.ts';

interface DisputeProps {
  readonly signInHref: string;
  readonly passwordHref: string;
  readonly legalHref: string;
}

/**
 * « Ce n’est pas moi », with the token of an email, which is in the fragment: no server sees it in a URL. With a button: a
 * filter of mails that opens each link must end no session.
 */
export function Dispute({ signInHref, passwordHref, legalHref }: DisputeProps) {
  const { queries } = useServices();
  const token = useLocation().hash.slice(1);
  const { send, isPending, isSuccess, error } = useSending(
    queries.mutation('disputeActivity', { invalidates: [] }),
  );
  const confirm = () => send({ body: { token } });
  if (isSuccess) {
    return (
      <Stack gap={16}>
        <Banner isLive title={texts.done} tone="success">
          {texts.doneHint}
        </Banner>
        <LinkButton href={signInHref} isFullWidth size="lg">
          {texts.signIn}
        </LinkButton>
      </Stack>
    );
  }
  if (token === '' || error?.status === 422 || error?.status === 400) {
    return (
      <Stack gap={16}>
        <Banner isLive title={texts.over} tone="warning">
          {texts.overHint}
        </Banner>
        <LinkButton href={passwordHref} isFullWidth size="lg">
          {texts.password}
        </LinkButton>
        <TextLink href={legalHref}>{texts.contact}</TextLink>
      </Stack>
    );
  }
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
    <Stack gap={16}>
      <p>{texts.intro}</p>
      <ul className={styles.effects}>
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p>{texts.yours}</p>
      <Button isFullWidth isPending={isPending} onPress={confirm} size="lg" variant="danger">
        {texts.confirm}
      </Button>
    </Stack>
  );
}
