import type { OperationOutput } from '@repo/api-sdk';
import { formatAddress, formatBookAmount, formatIban, formatNumericDate } from '@repo/domain/format';
import { payoutKindTexts, payoutStateTexts } from '@repo/domain/payouts';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { ScannedFile } from '../../shared/documents/ScanBadge.tsx';
import { EntriesSection } from '../../shared/Entries.tsx';
import styles from '../../shared/list-panel.module.css';
import { RecordSections } from '../../shared/notes/RecordSections.tsx';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { payoutStateTones } from '../../shared/payout-tones.ts';
import { networkTexts } from '../../shared/shared.texts.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutCause } from './PayoutCause.tsx';
import { DueDate } from './payout-columns.tsx';
import { payoutPanelTexts as texts } from './payout-panel.texts.ts';
import { beneficiaryName } from './payouts.model.ts';
import { payoutsTexts } from './payouts.texts.ts';
import { StoredTransferFile } from './TransferFile.tsx';

type Detail = OperationOutput<'getPayout'>;

/** The staff's view of a payout: its state, the available actions and the evidence. */
export function PayoutDetail({ data }: { readonly data: Detail }) {
  const { payout } = data;
  return (
    <>
      <div>
        <Cluster gap={8}>
          <StatusBadge labels={payoutStateTexts} status={payout.state} tones={payoutStateTones} />
          <DueDate row={payout} />
        </Cluster>
        <p className={styles.muted}>
          {payoutKindTexts[payout.kind]} · {beneficiaryName(payout)} ·{' '}
          {formatBookAmount(payout.amount, payout.asset)}
        </p>
      </div>
      <PayoutActions data={data} />
      <Beneficiary data={data} />
      <PayoutCause data={data} />
      <EntriesSection entries={data.entries} />
      <RecordSections id={data.payout.id} kind="payout" />
    </>
  );
}

/** Who is paid, how that is known, and how it was paid. */
function Beneficiary({ data: { payout, form } }: { readonly data: Detail }) {
  const { beneficiary, executed_on: executedOn, reference } = payout;
  const isTransfer = payout.method === 'rib';
  return (
    <PanelSection title={texts.beneficiaryTitle}>
      {beneficiary === null ? (
        <p className={styles.muted}>{texts.noBeneficiary}</p>
      ) : (
        <DefinitionList
          items={[
            { term: texts.holder, value: beneficiary.name },
            isTransfer
              ? { term: texts.iban, value: formatIban(beneficiary.account) }
              : { term: texts.address, value: formatAddress(beneficiary.account) },
            ...(beneficiary.bic === null ? [] : [{ term: texts.bic, value: beneficiary.bic }]),
            ...(beneficiary.network === null
              ? []
              : [{ term: texts.network, value: networkTexts[beneficiary.network] }]),
            { term: texts.source, value: payoutsTexts.sources[beneficiary.source] },
            ...(form === null
              ? []
              : [
                  {
                    term: texts.form,
                    value: (
                      <>
                        <ScannedFile name={form.name} scan={form.scan} url={form.url} />
                      </>
                    ),
                  },
                ]),
          ]}
        />
      )}
      {payout.file_id === null ? null : (
        <StoredTransferFile canWithdraw={payout.state === 'to_execute'} id={payout.file_id} />
      )}
      {executedOn === null ? null : (
        <DefinitionList
          items={[
            { term: texts.executedOn, value: formatNumericDate(executedOn) },
            { term: texts.reference, value: reference ?? '' },
          ]}
        />
      )}
    </PanelSection>
  );
}
