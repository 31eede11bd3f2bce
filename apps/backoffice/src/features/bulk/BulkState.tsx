import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button, LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { bulkKindTexts } from '../../shared/bulk-kinds.texts.ts';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { type Bulk, progressOf, resultSentence, timeLeft } from './bulk.model.ts';
import styles from './bulk.module.css';
import { bulkTexts as texts } from './bulk.texts.ts';

interface BulkStateProps {
  readonly bulk: Bulk;
  /** The list it was made from. */
  readonly back: string;
}

/** What the bulk would do, is doing or did, and what its author may do about it. */
export function BulkState({ bulk, back }: BulkStateProps) {
  const { state, is_mine: isMine, author } = bulk;
  const isPreview = state === 'previewed';
  const hasWork = bulk.counts.planned > 0;
  return (
    <Card title={isPreview && !hasWork ? texts.nothingToDo : titleOf(bulk)}>
      <div className={styles.state}>
        <output className={styles.sentence}>{resultSentence(bulk)}</output>
        <Progress bulk={bulk} />
        <p className={styles.help}>{helpOf(bulk)}</p>
        {isMine || state === 'expired' || state === 'undone' ? null : (
          <p className={styles.help}>{texts.notMine(author)}</p>
        )}
        <Cluster gap={8}>
          {isMine && isPreview && hasWork ? <Confirm bulk={bulk} /> : null}
          {isMine && bulk.undo !== null ? <Undo action={bulk.undo.action} bulk={bulk} /> : null}
          <LinkButton href={back} size="sm" variant="ghost">
            {isPreview && hasWork ? texts.give : texts.back}
          </LinkButton>
        </Cluster>
      </div>
    </Card>
  );
}

const titleOf = ({ state }: Bulk): string => texts[state];

function helpOf({ state, kind, counts, undo }: Bulk): string | null {
  if (state === 'previewed') return counts.planned > 0 ? bulkKindTexts[kind].help : null;
  if (state === 'expired') return texts.expiredHelp;
  if (state === 'running' || state === 'undoing') return texts.runningHelp;
  if (undo === null || undo.seconds_left === null) return null;
  const time = timeLeft(undo.seconds_left);
  return state === 'waiting' ? texts.waitingHelp(time) : texts.undoLeft(time);
}

function Progress({ bulk }: { readonly bulk: Bulk }) {
  if (bulk.state !== 'running' && bulk.state !== 'undoing') return null;
  const { done, total } = progressOf(bulk);
  const label = texts.progress(done, total);
  return (
    <div className={styles.progress}>
      <progress aria-label={texts[bulk.state]} max={total} value={done} />
      <span>{label}</span>
    </div>
  );
}

function Confirm({ bulk: { id, kind, counts } }: { readonly bulk: Bulk }) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const commit = useSending(
    queries.mutation('commitBulk', { invalidates: ['getBulk', 'listBulkRows', ...moneyInvalidates] }),
  );
  const confirm = () =>
    commit.send(
      { path: { id }, idempotencyKey: keyOf(['commit', id]) },
      { onError: (error) => toast.error(error.message) },
    );
  return (
    <Button isPending={commit.isPending} onPress={confirm} size="sm">
      {bulkKindTexts[kind].confirm(counts.planned)}
    </Button>
  );
}

interface UndoProps {
  readonly bulk: Bulk;
  readonly action: NonNullable<Bulk['undo']>['action'];
}

function Undo({ bulk: { id }, action }: UndoProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const undo = useSending(
    queries.mutation('undoBulk', { invalidates: ['getBulk', 'listBulkRows', ...moneyInvalidates] }),
  );
  const request = () =>
    undo.send(
      { path: { id }, idempotencyKey: keyOf(['undo', id]) },
      {
        onSuccess: () => toast.success(texts.undoRequested[action]),
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <Button isPending={undo.isPending} onPress={request} size="sm" variant="danger">
      {texts.undo[action]}
    </Button>
  );
}
