import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { formatNumericDate, formatShortAddress } from '@repo/domain/format';
import { decideClaimAction, kaskadTexts, unitsOf } from '@repo/domain/kaskad';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { ConfirmDialog } from '@repo/ui/dialog';
import { StatusBadge, type StatusTone } from '@repo/ui/feedback';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import type { Claim, GrantDetail, UnitClass } from '../../shared/grants.model.ts';
import { useUnits } from '../../shared/use-units.ts';
import styles from './vesting.module.css';
import { vestingTexts } from './vesting.texts.ts';

const texts = vestingTexts.claims;

const tones: Readonly<Record<Claim['state'], StatusTone>> = {
  requested: 'neutral',
  verifying: 'warning',
  executed: 'positive',
  refused: 'negative',
  canceled: 'neutral',
};

function columnsOf(
  unitClass: UnitClass,
  claims: readonly Claim[],
  write: (units: bigint) => string,
): DataColumn<Claim>[] {
  return [
    {
      id: 'date',
      header: texts.date,
      isRowName: true,
      cell: ({ requested_at }) => formatNumericDate(requested_at),
    },
    {
      id: 'units',
      header: texts.units,
      align: 'end',
      cell: ({ units }) => write(unitsOf(units, unitClass.decimals)),
    },
    {
      id: 'wallet',
      header: texts.wallet,
      cell: ({ wallet }) => (
        <span title={wallet.address}>{`${wallet.label}, ${formatShortAddress(wallet.address)}`}</span>
      ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => (
        <StatusBadge labels={kaskadTexts.claim} look="plain" status={state} tones={tones} />
      ),
    },
    // Only where a claim of the grant has one.
    ...(claims.some(({ reason }) => reason !== null)
      ? [
          {
            id: 'reason',
            header: texts.reason,
            cell: ({ reason }: Claim) =>
              reason === null ? null : <span className={styles.reason}>{reason}</span>,
          },
        ]
      : []),
    {
      id: 'detail',
      header: texts.detail,
      align: 'end',
      cell: (claim) => <ClaimEnd claim={claim} unitClass={unitClass} />,
    },
  ];
}

/** The claims of a grant, newest first; « Annuler » until the verification begins. */
export function ClaimsCard({ detail: { grant, claims } }: { readonly detail: GrantDetail }) {
  const { write } = useUnits(grant.class);
  return (
    <Card title={texts.title}>
      <DataTable
        columns={columnsOf(grant.class, claims, write)}
        empty={<p className={styles.about}>{texts.empty}</p>}
        label={texts.list}
        rowId={({ id }) => id}
        rows={claims}
      />
    </Card>
  );
}

interface ClaimEndProps {
  readonly claim: Claim;
  readonly unitClass: UnitClass;
}

/** The transaction, or « Annuler ». */
function ClaimEnd({ claim, unitClass }: ClaimEndProps) {
  if (claim.txid !== null) return <span title={claim.txid}>{formatShortAddress(claim.txid)}</span>;
  return decideClaimAction('cancel', claim.state, 'owner').isAllowed ? (
    <CancelClaim claim={claim} unitClass={unitClass} />
  ) : null;
}

function CancelClaim({ claim, unitClass }: ClaimEndProps) {
  const { queries, queryClient } = useServices();
  const { write } = useUnits(unitClass);
  const [isConfirming, setConfirming] = useState(false);
  const keyOf = useIdempotencyKey();
  const cancel = useSending(
    queries.mutation('cancelClaim', {
      invalidates: ['getGrant', 'listGrants'],
      onDone: () => toast.success(texts.canceled),
    }),
  );
  const units = write(unitsOf(claim.units, unitClass.decimals));
  const confirm = () =>
    cancel.send(
      { path: { id: claim.id }, idempotencyKey: keyOf(claim.id) },
      {
        onError: (error) => {
          toast.error(error.status === 0 ? texts.cancelFailed : error.message);
          if (error.status !== 0) void invalidate(queryClient, 'getGrant', 'listGrants');
        },
        onSettled: () => setConfirming(false),
      },
    );
  return (
    <>
      <Button
        isChange
        aria-label={texts.cancelLabel(units)}
        onPress={() => setConfirming(true)}
        size="sm"
        variant="ghost"
      >
        {texts.cancel}
      </Button>
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={texts.cancel}
        isOpen={isConfirming}
        isPending={cancel.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={confirm}
        title={texts.cancelTitle}
      >
        {texts.cancelText(units)}
      </ConfirmDialog>
    </>
  );
}
