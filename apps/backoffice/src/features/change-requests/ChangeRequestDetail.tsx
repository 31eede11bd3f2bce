import type { components } from '@repo/api-sdk';
import { Card } from '@repo/ui/card';
import { Stack } from '@repo/ui/layout';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { HistorySection } from '../../shared/RecordHistory.tsx';
import { RecordPresence } from '../../shared/RecordPresence.tsx';
import { useChangeRequestsPath } from '../../shared/use-change-requests-path.ts';
import { ChangeDecision } from './ChangeDecision.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';
import styles from './change-requests.module.css';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';
import { ProposedAllotment } from './ProposedAllotment.tsx';

/** What it changes, why, the decision; each investor of an allotment that awaits one. */
export function ChangeRequestDetail({
  request,
}: {
  readonly request: components['schemas']['ChangeRequest'];
}) {
  const isPending = request.state === 'pending';
  // The presence and the history of records are of the administration of Yield.
  const { isKaskad } = useChangeRequestsPath();
  return (
    <Stack gap={16}>
      {isKaskad ? null : <RecordPresence id={request.id} kind="change_request" />}
      <div className={styles.detail}>
        <Card title={texts.lines}>
          <ChangeLines isPast={!isPending} lines={request.lines} />
        </Card>
        <Card title={isPending ? texts.decision : texts.request}>
          <ChangeFacts request={request} />
          <ChangeDecision request={request} />
        </Card>
      </div>
      {isPending && request.kind === 'allotment.publish' ? (
        <ProposedAllotment roundId={request.subject_id} />
      ) : null}
      {isKaskad ? null : <HistorySection id={request.id} kind="change_request" />}
    </Stack>
  );
}
