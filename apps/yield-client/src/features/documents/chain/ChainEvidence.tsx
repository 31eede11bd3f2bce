import { FileLink } from '@repo/client/file-link';
import { formatNumericDateTime } from '@repo/domain/format';
import { Accordion } from '@repo/ui/accordion';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Stack } from '@repo/ui/layout';
import { paths } from '../../../shared/paths.ts';
import styles from '../documents.module.css';
import type { ContractChain } from './chain.model.ts';
import { chainTexts as texts } from './chain.texts.ts';

type Consent = ContractChain['consents'][number];
type SealedDocument = ContractChain['documents'][number];

/** The stored evidence, folded: the signed documents and the accepted ones. */
export function ChainEvidence({ chain: { documents, consents } }: { readonly chain: ContractChain }) {
  const isEmpty = documents.length === 0 && consents.length === 0;
  return (
    <Card title={texts.evidenceTitle}>
      <Stack gap={24}>
        <p className="muted">{isEmpty ? texts.noEvidence : texts.evidenceIntro}</p>
        {isEmpty ? null : (
          <Accordion
            allowsMultiple
            items={[
              ...documents.map((document) => ({
                id: document.nature,
                title: texts.documents[document.nature],
                content: <DocumentEvidence document={document} />,
              })),
              ...consents.map((consent) => ({
                id: consent.document,
                title: consent.document,
                content: <ConsentEvidence consent={consent} />,
              })),
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

function DocumentEvidence({ document: { url, sha256 } }: { readonly document: SealedDocument }) {
  return (
    <>
      <FileLink className={styles.action} href={url}>
        {texts.openDocument}
      </FileLink>
      <DefinitionList items={[fingerprint(sha256)]} look="stacked" />
    </>
  );
}

function ConsentEvidence({ consent }: { readonly consent: Consent }) {
  const { consent: terms } = texts;
  return (
    <>
      <TextLink
        className={styles.action}
        href={paths.legalVersion(consent.kind, consent.version)}
        rel="noopener"
        target="_blank"
      >
        {texts.readVersion(consent.version)}
      </TextLink>
      <DefinitionList
        items={[
          { term: terms.label, value: consent.label },
          { term: terms.version, value: consent.version },
          { term: terms.acceptedAt, value: formatNumericDateTime(consent.accepted_at) },
          { term: terms.step, value: consent.step },
          ...(consent.ip_address === null ? [] : [{ term: terms.address, value: consent.ip_address }]),
          fingerprint(consent.sha256),
        ]}
        look="stacked"
      />
    </>
  );
}

function fingerprint(sha256: string) {
  return { term: texts.fingerprint, value: <code className={styles.long}>{sha256}</code> };
}
