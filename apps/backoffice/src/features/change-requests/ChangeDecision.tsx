import type { ApiError, components } from '@repo/api-sdk';
import { formatLongDateTime } from '@repo/domain/format';
import { Banner } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { useConflict } from '../../shared/use-conflict.ts';
import { ApproveChange } from './ApproveChange.tsx';
import { CancelChange } from './CancelChange.tsx';
import type { ChangeDecisionProps } from './change-decision-props.ts';
import styles from './change-requests.module.css';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';
import { RefuseChange } from './RefuseChange.tsx';
import { ResumeChange } from './ResumeChange.tsx';

type Request = components['schemas']['ChangeRequest'];

/** What the caller may do with the request; how it ended, once it has. */
export function ChangeDecision({ request }: { readonly request: Request }) {
  const conflict = useConflict();
  const outcome = {
    request,
    onDone: (message: string) => {
      conflict.clear();
      toast.success(message);
    },
    onConflict: (error: ApiError) => {
      conflict.report(error);
    },
  };
  return (
    <div className={styles.decision}>
      {conflict.message === null ? null : (
        <Banner isLive title={texts.conflictTitle} tone="warning">
          {conflict.message}
        </Banner>
      )}
      {request.is_stale === true ? (
        <Banner title={texts.staleTitle} tone="warning">
          {texts.staleHelp}
        </Banner>
      ) : null}
      {request.state === 'pending' ? <PendingDecision {...outcome} /> : <Decided request={request} />}
    </div>
  );
}

function PendingDecision(props: ChangeDecisionProps) {
  const { is_mine: isMine, can_decide: canDecide } = props.request;
  if (isMine) {
    return (
      <>
        <p>{texts.mine}</p>
        <CancelChange {...props} />
      </>
    );
  }
  if (!canDecide) return <p>{texts.notYours}</p>;
  return (
    <>
      <ApproveChange {...props} />
      <RefuseChange {...props} />
    </>
  );
}

function Decided({ request }: { readonly request: Request }) {
  const { state, checker, decided_at: decidedAt, decision_reason: reason } = request;
  if (state === 'pending' || decidedAt === null) return null;
  const title = texts.decided[state](checker ?? '', formatLongDateTime(decidedAt));
  return (
    <>
      <Banner title={title} tone={state === 'approved' ? 'success' : 'info'}>
        {reason ?? undefined}
      </Banner>
      {request.is_mine && state !== 'approved' ? <ResumeChange request={request} /> : null}
    </>
  );
}
