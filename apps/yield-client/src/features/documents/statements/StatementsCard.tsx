import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import type { DisplayCurrency } from '@repo/domain/money';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { sectionIds } from '../section-ids.ts';
import { ExportList } from './ExportList.tsx';
import { ReplacedList } from './ReplacedList.tsx';
import { StatementPicker } from './StatementPicker.tsx';
import { nextSentence, type StatementList } from './statements.model.ts';
import styles from './statements.module.css';
import { statementsTexts as texts } from './statements.texts.ts';
import { YearlyDocuments } from './YearlyDocuments.tsx';

interface StatementsCardProps {
  readonly currency: DisplayCurrency;
}

/** Downloads of the client's statements, and of their tables for a spreadsheet. */
export function StatementsCard({ currency }: StatementsCardProps) {
  const { queries } = useServices();
  const list = useQuery(queries.query('listStatements'));
  return (
    <Card id={sectionIds.statements} title={texts.title}>
      <QueryView
        failedTitle={texts.loadFailed}
        query={list}
        safe={texts.loadSafe}
        skeleton={<Skeleton height="20rem" />}
      >
        {(loaded) => <Statements currency={currency} list={loaded} />}
      </QueryView>
    </Card>
  );
}

interface StatementsProps extends StatementsCardProps {
  readonly list: StatementList;
}

function Statements({ currency, list }: StatementsProps) {
  const { statements, next, replaced } = list;
  return (
    <div className={styles.parts}>
      {statements.length === 0 ? (
        <EmptyState icon="calendar" title={nextSentence(list)} />
      ) : (
        <div className={styles.part}>
          <p className={styles.about}>{texts.about(currency)}</p>
          <StatementPicker currency={currency} next={nextSentence(list)} statements={statements} />
        </div>
      )}
      {next === null ? null : <YearlyDocuments />}
      <ReplacedList replaced={replaced} />
      {next === null ? null : <ExportList currency={currency} />}
    </div>
  );
}
