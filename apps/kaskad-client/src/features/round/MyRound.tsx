import { Button, LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { type RoundDetail, wholeUnits } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { VerifyIdentityLink } from '../../shared/VerifyIdentityLink.tsx';
import { ReserveDialog } from './ReserveDialog.tsx';
import { roundTexts as texts } from './round.texts.ts';

/** What the client may do in a round, and what they already did. */
export function MyRound({ detail }: { readonly detail: RoundDetail }) {
  const { units } = useAmounts();
  const { round, mine } = detail;
  const [isReserving, setReserving] = useState(false);
  const held = wholeUnits(mine.held);
  const write = (count: bigint) => units(count, round.instrument);
  // The test is a step of the flow itself.
  const isBlocked = mine.missing !== null && mine.missing !== 'knowledge_test';
  const { reservation_id: reservationId } = mine;
  return (
    <Card title={texts.mine}>
      <Stack gap={12}>
        {held === 0n ? null : <p>{texts.held(write(held))}</p>}
        {mine.remaining === null ? null : <p>{texts.remaining(write(wholeUnits(mine.remaining)))}</p>}
        {mine.has_reflection ? <p className="muted">{texts.reflection}</p> : null}
        {mine.has_withdrawal ? <p className="muted">{texts.withdrawal}</p> : null}
        {mine.no_withdrawal_reason === null ? null : (
          <p className="muted">{texts.noWithdrawal[mine.no_withdrawal_reason]}</p>
        )}
        <Missing missing={mine.missing} roundId={round.id} />
        {round.is_taking && !isBlocked ? (
          <LinkButton href={paths.invest(round.id)} isChange isFullWidth>
            {texts.invest}
          </LinkButton>
        ) : null}
        {reservationId !== null ? (
          <LinkButton href={paths.investment(reservationId)} isFullWidth variant="ghost">
            {texts.reserved}
          </LinkButton>
        ) : round.is_reserving ? (
          <Button isChange isFullWidth onPress={() => setReserving(true)} variant="ghost">
            {texts.reserve}
          </Button>
        ) : null}
      </Stack>
      {isReserving ? <ReserveDialog detail={detail} onClose={() => setReserving(false)} /> : null}
    </Card>
  );
}

interface MissingProps extends Pick<RoundDetail['mine'], 'missing'> {
  readonly roundId: string;
}

/** Why the client may not invest now, and what to do about it. */
function Missing({ missing, roundId }: MissingProps) {
  if (missing === null) return null;
  const isIdentity = missing === 'identity' || missing === 'documents';
  return (
    <Banner action={isIdentity ? <VerifyIdentityLink roundId={roundId} /> : undefined}>
      {roundsTexts.missing[missing]}
    </Banner>
  );
}
