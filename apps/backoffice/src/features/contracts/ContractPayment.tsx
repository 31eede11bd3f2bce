import type { components } from '@repo/api-sdk';
import { proofReadingLines, proofReadingTexts } from '@repo/client/proof-reading';
import { formatMatchedAmount, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { Icon } from '@repo/ui/icons';
import type { ReactNode } from 'react';
import { explorerUrl } from '../../shared/explorer-url.ts';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { ContractReceipts } from './ContractReceipts.tsx';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';
import { paymentMethodTexts } from './contracts.texts.ts';
import { ProofValue } from './ProofValue.tsx';
import { hashFact, isSafeLink, networkOf, originFact, referenceFact } from './proof.model.ts';

type Contract = components['schemas']['Contract'];
type Proof = NonNullable<Contract['payment_proof']>;
type Line = { readonly term: string; readonly value: ReactNode };

/** The expected and the received amount, and the client's proof with the result of each check. */
export function ContractPayment({ contract }: { readonly contract: Contract }) {
  const { payment_proof: proof, proof_refusal: refusal } = contract;
  return (
    <>
      <PanelSection title={texts.paymentTitle}>
        <DefinitionList items={expectedLines(contract)} />
      </PanelSection>
      <ContractReceipts contract={contract} />
      <PanelSection title={texts.proofTitle}>
        {refusal === null ? null : (
          <Banner title={texts.lastRefusal} tone="warning">
            {refusal}
          </Banner>
        )}
        {proof === null ? (
          <p className={styles.muted}>{texts.noProof}</p>
        ) : (
          <DefinitionList items={proofLines(proof, contract)} />
        )}
      </PanelSection>
    </>
  );
}

function expectedLines(contract: Contract): Line[] {
  const { currency, payment_reference: reference, payment_origin: origin } = contract;
  const received = contract.gross_invested_amount;
  return [
    { term: texts.method, value: paymentMethodTexts[contract.payment_method] },
    { term: texts.expectedAmount, value: formatMatchedAmount(contract.amount, currency) },
    ...(received === null
      ? []
      : [{ term: texts.receivedAmount, value: formatMatchedAmount(received, currency) }]),
    ...(reference === null ? [] : [{ term: texts.reference, value: reference }]),
    ...(origin === null ? [] : [{ term: texts.origin, value: <ProofValue text={origin} /> }]),
  ];
}

function proofLines(proof: Proof, contract: Contract): Line[] {
  const { reference, wallet_address: origin, executed_on, submitted_at } = proof;
  return [
    ...(reference === null
      ? []
      : [
          {
            term: texts.proofReference,
            value: <ProofValue fact={referenceFact(reference, contract)} text={reference} />,
          },
        ]),
    ...(origin === null
      ? []
      : [
          {
            term: texts.proofOrigin,
            value: <ProofValue fact={originFact(origin, contract)} text={origin} />,
          },
        ]),
    ...transactionLines(proof, contract),
    ...chainLines(contract),
    ...(executed_on === null ? [] : [{ term: texts.executedOn, value: formatNumericDate(executed_on) }]),
    ...(submitted_at === null
      ? []
      : [{ term: texts.submittedAt, value: formatNumericDateTime(submitted_at) }]),
  ];
}

function chainLines(contract: Contract): Line[] {
  const lines = proofReadingLines(contract);
  if (lines.length === 0) return [];
  const value = lines.map(({ text, isFine }) => (
    <span className={styles.fact} data-fine={isFine} key={text}>
      <Icon name={isFine ? 'check' : 'warning'} size={14} />
      {text}
    </span>
  ));
  return [{ term: proofReadingTexts.label, value: <span className={styles.value}>{value}</span> }];
}

function transactionLines({ txid, tx_urls: urls }: Proof, contract: Contract): Line[] {
  const network = networkOf(contract);
  const links = urls.filter(isSafeLink).map((url, index) => ({
    term: urls.length > 1 ? `${texts.proofLink} ${index + 1}` : texts.proofLink,
    value: (
      <TextLink href={url} rel="noreferrer" target="_blank">
        {new URL(url).host}
      </TextLink>
    ),
  }));
  if (txid === null || network === null) return links;
  const explorer = explorerUrl(txid, network);
  const hash = {
    term: texts.proofHash,
    value: (
      <>
        <ProofValue fact={hashFact(txid, network)} text={txid} />
        {explorer === null ? null : (
          <TextLink href={explorer} rel="noreferrer" target="_blank">
            {texts.explorer}
          </TextLink>
        )}
      </>
    ),
  };
  return [hash, ...links];
}
