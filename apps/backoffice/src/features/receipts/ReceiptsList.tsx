import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { MissingPage, pageFrom } from '@repo/client/list';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import type { AddressChange } from '@repo/client/staff-address';
import { staffPageSizes } from '@repo/domain/limits';
import { Pagination } from '@repo/ui/data-table';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PickList } from '@repo/ui/pick-list';
import { toast } from '@repo/ui/toast';
import type { UseQueryResult } from '@tanstack/react-query';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { amountOf, ReceiptLine } from './ReceiptLine.tsx';
import { isAttachedByKey, type Receipt } from './receipts.model.ts';
import styles from './receipts.module.css';
import { receiptsTexts as texts } from './receipts.texts.ts';

export interface ReceiptsListProps {
  readonly query: UseQueryResult<OperationOutput<'listReceipts'>, ApiError>;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onChange: (parameters: AddressChange) => void;
}

/** What arrived. ↑ and ↓ open the next receipt; Entrée attaches one whose contract is certain. */
export function ReceiptsList({ query, openId, onOpen, onChange }: ReceiptsListProps) {
  const attachById = useAttachByKey(onOpen);
  return (
    <QueryView failedTitle={texts.failed} query={query} skeleton={<Skeleton height="60px" lines={6} />}>
      {({ items, total, is_total_exact: isTotalExact, page, page_size }) => (
        <Stack gap={16}>
          {items.length === 0 && total > 0 ? (
            <MissingPage onLeave={() => onChange({ page: null, receipt: null })} />
          ) : items.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>
          ) : (
            <div className={styles.pane}>
              <PickList
                items={items}
                label={texts.list}
                onChange={onOpen}
                onConfirm={(id) => attachById(items.find((item) => item.id === id))}
                textOf={(item) => `${item.payer_name ?? texts.unknownPayer} ${amountOf(item)}`}
                value={openId}
              >
                {(item) => <ReceiptLine receipt={item} />}
              </PickList>
              <p className={styles.keys}>{texts.keys}</p>
            </div>
          )}
          {total <= page_size || items.length === 0 ? null : (
            <Pagination
              isTotalExact={isTotalExact}
              onPageChange={(next) => onChange({ ...pageFrom(items, { page, next }), receipt: null })}
              onPageSizeChange={(size) => onChange({ pageSize: size, receipt: null })}
              page={page}
              pageSize={page_size}
              pageSizes={staffPageSizes}
              total={total}
            />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function useAttachByKey(onOpen: (id: string | null) => void): (receipt: Receipt | undefined) => void {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const attach = useSending(queries.mutation('attachReceipt', { invalidates: moneyInvalidates }));
  return (receipt) => {
    if (receipt?.proposal == null || !isAttachedByKey(receipt)) return;
    const body = { contract_id: receipt.proposal.contract.id };
    attach.send(
      { path: { id: receipt.id }, body, idempotencyKey: keyOf([receipt.id, body]) },
      {
        onSuccess: () => {
          toast.success(texts.attached);
          onOpen(null);
        },
        onError: (error) => toast.error(error.message),
      },
    );
  };
}
