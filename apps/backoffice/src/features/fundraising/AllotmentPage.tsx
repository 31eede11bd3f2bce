import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Columns, Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { AllotmentSimulator } from './AllotmentSimulator.tsx';
import { AllottedRows } from './AllottedRows.tsx';
import { allotmentTexts as texts } from './allotment.texts.ts';
import { IssueRound } from './IssueRound.tsx';
import { RoundAllotment } from './RoundAllotment.tsx';
import { RoundChecklist } from './RoundControls.tsx';
import { RoundMarks } from './RoundMarks.tsx';
import { RoundHeader } from './RoundPage.tsx';
import type { StaffRound } from './rounds.model.ts';
import { roundTexts } from './rounds.texts.ts';

const refreshWhileWrittenMs = 2_000;

/** The allotment of a round: simulated, published by two persons, then issued. */
export function AllotmentPage() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const round = useQuery({
    ...queries.query('getKaskadRound', { path: { id } }),
    refetchInterval: ({ state }) => ((state.data?.allotment?.left ?? 0) > 0 ? refreshWhileWrittenMs : false),
  });
  return (
    <>
      <RoundHeader page={screenTexts.allotment} round={round.data ?? null} />
      <QueryView
        failedTitle={roundTexts.failed}
        query={round}
        skeleton={<Skeleton height="2.2rem" lines={9} />}
      >
        {(data) => <Allotment key={id} round={data} />}
      </QueryView>
    </>
  );
}

function Allotment({ round }: { readonly round: StaffRound }) {
  const canAllot = round.actions.includes('allot');
  return (
    <Stack gap={16}>
      {round.pending_change === null ? null : <PendingChange change={round.pending_change} />}
      {round.missing.length === 0 ? <RoundMarks round={round.round} /> : null}
      {canAllot ? <AllotmentSimulator key={round.pending_change?.id ?? 'free'} round={round} /> : null}
      {canAllot || round.allotment !== null ? null : (
        <EmptyState title={texts.notNow}>
          {round.pending_change === null ? texts.notNowHelp : texts.notNowPending}
        </EmptyState>
      )}
      {round.allotment === null ? null : (
        <Columns aside={<IssueRound round={round} />}>
          <RoundAllotment round={round} />
          {round.checklist.length === 0 ? null : <RoundChecklist checklist={round.checklist} />}
        </Columns>
      )}
      {round.allotment === null ? null : <AllottedRows round={round} />}
    </Stack>
  );
}
