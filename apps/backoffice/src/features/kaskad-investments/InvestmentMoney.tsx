import type { components } from '@repo/api-sdk';
import { formatBookAmount, formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner, EmptyState } from '@repo/ui/feedback';
import { refundStateTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { euros, type InvestmentDetail, paymentText, unitsText } from './investments.model.ts';
import { investmentsTexts as texts } from './investments.texts.ts';

type Receipt = components['schemas']['InvestmentReceipt'];

const columns: readonly DataColumn<Receipt>[] = [
  {
    id: 'day',
    header: texts.receiptColumns.day,
    isRowName: true,
    cell: ({ day }) => formatNumericDate(day),
  },
  {
    id: 'amount',
    header: texts.receiptColumns.amount,
    align: 'end',
    onCard: 'first',
    cell: ({ amount, asset }) => formatBookAmount(amount, asset),
  },
  {
    id: 'worth',
    header: texts.receiptColumns.worth,
    align: 'end',
    onCard: 'second',
    cell: ({ worth }) => euros(worth),
  },
  { id: 'reference', header: texts.receiptColumns.reference, cell: ({ reference }) => reference },
];

/** What is due, the proof, what was received, what is missing, and what is paid back. */
export function InvestmentMoney({ data: { row, detail } }: { readonly data: InvestmentDetail }) {
  const { proof, shortfall, refunds } = detail;
  return (
    <>
      <PanelSection title={texts.paymentTitle}>
        {shortfall === null ? null : (
          <Banner title={texts.shortTitle(euros(shortfall.missing))} tone="warning">
            {shortfall.fewer === null
              ? texts.short
              : texts.shortFewer(
                  unitsText(shortfall.fewer.units),
                  euros(shortfall.fewer.due),
                  euros(shortfall.fewer.back),
                )}
          </Banner>
        )}
        <DefinitionList
          items={[
            { term: texts.columns.payment, value: paymentText(row) },
            ...(proof === null
              ? []
              : [
                  { term: texts.proofReference, value: proof.reference },
                  { term: texts.proofFiled, value: formatLongDateTime(proof.filed_at) },
                  ...(proof.refused_reason === null
                    ? []
                    : [{ term: texts.proofRefused, value: proof.refused_reason }]),
                ]),
          ]}
        />
        <DataTable
          columns={columns}
          empty={<EmptyState title={texts.noReceipt} />}
          label={texts.receipts}
          rowId={({ day, reference }) => `${day} ${reference}`}
          rows={detail.received}
        />
      </PanelSection>
      {refunds.length === 0 ? null : (
        <PanelSection title={texts.refunds}>
          <DefinitionList
            items={refunds.map(({ id, amount, asset, state }) => ({
              term: `${formatBookAmount(amount, asset)} · ${refundStateTexts[state]}`,
              value: <TextLink href={paths.kaskadRefund(id)}>{texts.openRefund}</TextLink>,
            }))}
          />
        </PanelSection>
      )}
    </>
  );
}
