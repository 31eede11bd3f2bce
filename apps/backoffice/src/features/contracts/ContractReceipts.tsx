import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { useSending } from '@repo/client/sending';
import { formatMatchedAmount, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import { Button, TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../shared/list-panel.module.css';
import { withoutView } from '../../shared/list-paths.ts';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { AcceptAmountDialog } from './AcceptAmountDialog.tsx';
import { chainOutcomeTexts, contractReceiptsTexts as texts } from './contract-receipts.texts.ts';

type Contract = components['schemas']['Contract'];
type Money = OperationOutput<'listContractReceipts'>;

/** What the contract expects beside what it received, and the transaction of its proof. */
export function ContractReceipts({ contract }: { readonly contract: Contract }) {
  const { queries } = useServices();
  const path = { id: contract.id };
  const money = useQuery(queries.query('listContractReceipts', { path }));
  return (
    <PanelSection title={texts.title}>
      <QueryView failedTitle={texts.failed} query={money} skeleton={<Skeleton lines={2} />}>
        {(data) => <Received data={data} />}
      </QueryView>
      {contract.payment_proof?.txid == null ? null : <ChainReading contract={contract} />}
      <TextLink href={withoutView(paths.receipts)}>{texts.match}</TextLink>
    </PanelSection>
  );
}

function Received({ data: { contract, gap, receipts } }: { readonly data: Money }) {
  const [isAccepting, setIsAccepting] = useState(false);
  const amountOf = (amount: string) => formatMatchedAmount(amount, contract.currency);
  const difference = amountOf(toText(decimal(gap.difference).abs()));
  const isShort = gap.kind === 'short' && receipts.length > 0 && contract.payment_status === 'checking';
  if (receipts.length === 0) return <p className={styles.muted}>{texts.none}</p>;
  return (
    <>
      <DefinitionList
        items={[
          { term: texts.expected, value: amountOf(contract.amount) },
          { term: texts.received, value: amountOf(contract.received) },
          ...receipts.map(({ day, amount, wording, txid }) => ({
            term: texts.receipt(formatNumericDate(day)),
            value: [amountOf(amount), wording ?? txid].filter((part) => part !== null).join(' · '),
          })),
        ]}
      />
      {gap.kind === 'over' ? <p className={styles.muted}>{texts.exceeding(difference)}</p> : null}
      {isShort ? (
        <Banner
          action={
            <Button onPress={() => setIsAccepting(true)} size="sm" variant="ghost">
              {texts.accept}
            </Button>
          }
          title={texts.missing(difference)}
          tone="warning"
        />
      ) : null}
      <AcceptAmountDialog contract={contract} isOpen={isAccepting} onClose={() => setIsAccepting(false)} />
    </>
  );
}

function ChainReading({ contract }: { readonly contract: Contract }) {
  const { queries } = useServices();
  const reading = useSending(
    queries.mutation('readChainReceipt', { invalidates: ['listReceipts', 'listContractReceipts'] }),
  );
  const { data, error } = reading;
  return (
    <>
      <Button
        isPending={reading.isPending}
        onPress={() => reading.send({ path: { id: contract.id }, body: {} })}
        size="sm"
        variant="ghost"
      >
        {texts.readChain}
      </Button>
      {error === null ? null : (
        <Banner isLive tone="error">
          {error.message}
        </Banner>
      )}
      {data === undefined ? null : (
        <Banner
          isLive
          title={chainOutcomeTexts[data.outcome]}
          tone={data.receipt === null ? 'warning' : 'info'}
        >
          {data.transfer === null
            ? null
            : [
                texts.foundAt(formatNumericDateTime(data.transfer.block_time)),
                formatMatchedAmount(data.transfer.amount, contract.currency),
                texts.confirmations(data.transfer.confirmations, data.transfer.required_confirmations),
              ].join(' · ')}
        </Banner>
      )}
    </>
  );
}
