import { Columns, Stack } from '@repo/ui/layout';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { RoundActions } from './RoundActions.tsx';
import { RoundAllotment } from './RoundAllotment.tsx';
import { RoundControls } from './RoundControls.tsx';
import { RoundDocuments } from './RoundDocuments.tsx';
import { RoundFees } from './RoundFees.tsx';
import { RoundInvitations } from './RoundInvitations.tsx';
import { RoundMarks } from './RoundMarks.tsx';
import { RoundMissing } from './RoundMissing.tsx';
import { RoundQuestions } from './RoundQuestions.tsx';
import { RoundTermsCard } from './RoundTermsCard.tsx';
import { RoundUpdates } from './RoundUpdates.tsx';
import type { StaffRound } from './rounds.model.ts';

/** Its commitments and what it publishes, beside what may be done and what has to be checked. */
export function RoundRecord({ round }: { readonly round: StaffRound }) {
  return (
    <Stack gap={16}>
      {round.pending_change === null ? null : <PendingChange change={round.pending_change} />}
      <Columns
        aside={
          <>
            <RoundActions round={round} />
            <RoundControls round={round} />
            <RoundAllotment round={round} />
          </>
        }
      >
        <RoundMissing round={round} />
        {round.missing.length === 0 ? <RoundMarks round={round.round} /> : null}
        <RoundFees round={round} />
        <RoundTermsCard round={round} />
        <RoundDocuments round={round} />
        {round.terms.audience === 'whitelist' ? <RoundInvitations round={round} /> : null}
        <RoundQuestions round={round} />
        <RoundUpdates round={round} />
      </Columns>
    </Stack>
  );
}
