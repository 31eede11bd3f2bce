import type { components } from '@repo/api-sdk';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';
import { StatementIssues } from './StatementIssues.tsx';

/** What was signed, and the statements that the client downloaded. */
export function ContractDocuments({ contract }: { readonly contract: components['schemas']['Contract'] }) {
  return (
    <>
      <PanelSection title={texts.documentsTitle}>
        <DefinitionList
          items={[
            {
              term: texts.contractFile,
              value: (
                <FileLink
                  missing={texts.noContractFile}
                  name={contract.contract_filename}
                  url={contract.contract_url}
                />
              ),
            },
            {
              term: texts.pepFile,
              value: (
                <FileLink missing={texts.noPepFile} name={contract.pep_filename} url={contract.pep_url} />
              ),
            },
          ]}
        />
      </PanelSection>
      <StatementIssues contractId={contract.id} />
    </>
  );
}

interface FileLinkProps {
  /** A short-lived signed link. */
  readonly url: string | null;
  readonly name: string | null;
  readonly missing: string;
}

function FileLink({ url, name, missing }: FileLinkProps) {
  if (url === null) return <span className={styles.muted}>{missing}</span>;
  return (
    <TextLink href={url} rel="noreferrer" target="_blank">
      {name ?? sharedTexts.none}
    </TextLink>
  );
}
