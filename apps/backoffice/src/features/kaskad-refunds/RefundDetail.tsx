import { formatNumericDate } from '@repo/domain/format';
import { Button, TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Badge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { HeldPayment } from '../../shared/HeldPayment.tsx';
import { refundStateTexts } from '../../shared/kaskad/kaskad.texts.ts';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { ExecuteRefundDialog } from './ExecuteRefundDialog.tsx';
import { PrepareRefundDialog } from './PrepareRefundDialog.tsx';
import { RefundDue } from './refund-columns.tsx';
import { type RefundDetail as Data, methodOf, refundAction, refundAmount } from './refunds.model.ts';
import { refundsTexts as texts } from './refunds.texts.ts';

/** A refund: what is owed and why, who is paid, and its execution. */
export function RefundDetail({ data }: { readonly data: Data }) {
  const { row } = data;
  const { refund, owner } = row;
  return (
    <>
      <div>
        <Cluster gap={8}>
          <strong>{refundAmount(row)}</strong>
          <Badge tone={refund.state === 'executed' ? 'positive' : 'warning'}>
            {refundStateTexts[refund.state]}
          </Badge>
        </Cluster>
        <p className={styles.muted}>{owner.name}</p>
      </div>
      <HeldPayment clientId={owner.id} hold={row.hold} />
      <Actions data={data} />
      <PanelSection title={texts.details}>
        <DefinitionList
          items={[
            { term: texts.columns.due, value: <RefundDue refund={refund} /> },
            { term: texts.columns.cause, value: texts.causes[row.cause] },
            { term: texts.columns.round, value: row.round_name },
            {
              term: texts.columns.investment,
              value: (
                <TextLink href={paths.kaskadInvestment(row.investment_id)}>
                  {row.investment_reference}
                </TextLink>
              ),
            },
            { term: texts.email, value: owner.email },
            ...(refund.executed_on === null
              ? []
              : [{ term: texts.executedOn, value: formatNumericDate(refund.executed_on) }]),
            ...(refund.reference === null ? [] : [{ term: texts.reference, value: refund.reference }]),
          ]}
        />
      </PanelSection>
      <Beneficiary row={row} />
    </>
  );
}

function Actions({ data }: { readonly data: Data }) {
  const action = refundAction(data);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const done = (message: string) => {
    close();
    toast.success(message);
  };
  return (
    <div className={styles.actions}>
      {action === null ? null : (
        <Button isFullWidth onPress={() => setIsOpen(true)}>
          {texts.actions[action]}
        </Button>
      )}
      <PrepareRefundDialog
        data={data}
        isOpen={isOpen && action === 'prepare'}
        onCancel={close}
        onDone={() => done(texts.done.prepare)}
      />
      <ExecuteRefundDialog
        isOpen={isOpen && action === 'execute'}
        onCancel={close}
        onDone={() => done(texts.done.execute)}
        row={data.row}
      />
    </div>
  );
}

function Beneficiary({ row }: Pick<Data, 'row'>) {
  const { beneficiary } = row;
  return (
    <PanelSection title={texts.beneficiary}>
      {beneficiary === null ? (
        <p className={styles.muted}>{texts.noBeneficiary}</p>
      ) : (
        <DefinitionList
          items={[
            { term: texts.holder, value: beneficiary.name },
            {
              term: methodOf(row) === 'rib' ? texts.iban : texts.address,
              value: <span className={styles.hash}>{beneficiary.account}</span>,
            },
            ...(beneficiary.bic === null ? [] : [{ term: texts.bic, value: beneficiary.bic }]),
            { term: texts.source, value: texts.sources[beneficiary.source] },
          ]}
        />
      )}
    </PanelSection>
  );
}
