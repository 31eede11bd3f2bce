import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner, Skeleton, StatusBadge } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import styles from '../../../shared/list-panel.module.css';
import { PanelSection } from '../../../shared/PanelSection.tsx';
import { sharedTexts } from '../../../shared/shared.texts.ts';
import {
  comparisonTexts,
  fieldTexts,
  companyTexts as texts,
  verdictTexts,
  verdictTones,
} from './company.texts.ts';

type Line = OperationOutput<'compareClientCompany'>['lines'][number];

/** What was declared of a company beside the public register: the same only where both say it. */
export function CompanyCheck({ clientId }: { readonly clientId: string }) {
  const { queries } = useServices();
  const comparison = useQuery(queries.query('compareClientCompany', { path: { id: clientId } }));
  return (
    <PanelSection title={texts.register}>
      <QueryView failedTitle={texts.failed} query={comparison} skeleton={<Skeleton height="9rem" />}>
        {({ state, is_active: isActive, lines }) => {
          const why = comparisonTexts[state];
          return why === null ? (
            <>
              {isActive === false ? <Banner tone="warning">{texts.closed}</Banner> : null}
              <DefinitionList
                items={lines.map((line) => ({
                  term: fieldTexts[line.field],
                  value: <Compared line={line} />,
                }))}
              />
            </>
          ) : (
            <Banner tone={state === 'not_found' ? 'warning' : 'info'}>{why}</Banner>
          );
        }}
      </QueryView>
    </PanelSection>
  );
}

function Compared({ line: { declared, registered, verdict } }: { readonly line: Line }) {
  return (
    <span className={styles.value}>
      <StatusBadge labels={verdictTexts} look="plain" status={verdict} tones={verdictTones} />
      <span>{declared.trim() === '' ? sharedTexts.none : declared}</span>
      <span className={styles.muted}>
        {registered === null ? texts.unsaid : texts.registered(registered)}
      </span>
    </span>
  );
}
