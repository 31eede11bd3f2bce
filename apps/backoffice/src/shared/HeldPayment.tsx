import type { components } from '@repo/api-sdk';
import { useSession } from '@repo/auth';
import { disputedMailTexts } from '@repo/domain/clients';
import { formatLongDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Badge, Banner } from '@repo/ui/feedback';
import { paths } from './paths.ts';
import { heldPaymentTexts as texts } from './shared.texts.ts';

type Hold = NonNullable<components['schemas']['PayoutRowHold']>;

const reasonOf = ({ about }: Hold) => disputedMailTexts[about].toLowerCase();

/** « Retenu » in a list, with what the client reported. */
export function HeldBadge({ hold }: { readonly hold: Hold | null }) {
  if (hold === null) return null;
  return (
    <>
      {' '}
      <Badge tone="negative">{texts.held}</Badge> <span className="muted small">{reasonOf(hold)}</span>
    </>
  );
}

interface HeldPaymentProps {
  readonly hold: Hold | null;
  readonly clientId: string | null;
}

/** Why nothing is paid, in the record of a payout or of a refund; the dispute is in the record of the client. */
export function HeldPayment({ hold, clientId }: HeldPaymentProps) {
  const { user } = useSession();
  if (hold === null) return null;
  const canOpen = clientId !== null && user?.can_access_yield_admin === true;
  return (
    <Banner
      action={canOpen ? <TextLink href={paths.user(clientId)}>{texts.openDispute}</TextLink> : undefined}
      title={texts.held}
      tone="error"
    >
      {texts.because(formatLongDateTime(hold.placed_at), reasonOf(hold))}
    </Banner>
  );
}
