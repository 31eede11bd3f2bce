import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button, LinkButton } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useRef } from 'react';
import { bulkKindTexts } from '../../shared/bulk-kinds.texts.ts';
import { resultSentence } from '../../shared/bulk-result.ts';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { type Bulk, progressOf, timeLeft } from './bulk.model.ts';
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
  const sentence = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone: the focus goes to what it did.
  const calls = useBulkCalls(bulk, () => sentence.current?.focus());
  return (
    <Card title={isPreview && !hasWork ? texts.nothingToDo : titleOf(bulk)}>
      <div className={styles.state}>
        <output className={styles.sentence} ref={sentence} tabIndex={-1}>
          {resultSentence(bulk)}
        </output>
        <Progress bulk={bulk} />
        <p className={styles.help}>{helpOf(bulk)}</p>
        {isMine || state === 'expired' || state === 'undone' ? null : (
          <p className={styles.help}>{texts.notMine(author)}</p>
        )}
        <Cluster gap={8}>
          {isMine && isPreview && hasWork ? (
            <Button isPending={calls.isCommitting} onPress={calls.commit} size="sm">
              {bulkKindTexts[bulk.kind].confirm(bulk.counts.planned)}
            </Button>
          ) : null}
          {isMine && bulk.undo !== null ? (
            <Button isPending={calls.isUndoing} onPress={calls.undo} size="sm" variant="danger">
              {texts.undo[bulk.undo.action]}
            </Button>
          ) : null}
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

const failed = (error: ApiError) => toast.error(error.message);

/** Of the card, which stays: the button that sends is gone by the time that its call has succeeded. */
function useBulkCalls({ id, undo: undoable }: Bulk, onDone: () => void) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const invalidates = ['getBulk', 'listBulkRows', ...moneyInvalidates] as const;
  const commit = useSending(queries.mutation('commitBulk', { invalidates }));
  const undo = useSending(queries.mutation('undoBulk', { invalidates }));
  return {
    isCommitting: commit.isPending,
    isUndoing: undo.isPending,
    commit: () =>
      commit.send(
        { path: { id }, idempotencyKey: keyOf(['commit', id]) },
        { onSuccess: onDone, onError: failed },
      ),
    undo: () =>
      undo.send(
        { path: { id }, idempotencyKey: keyOf(['undo', id]) },
        {
          onSuccess: () => {
            if (undoable !== null) toast.success(texts.undoRequested[undoable.action]);
            onDone();
          },
          onError: failed,
        },
      ),
  };
}
