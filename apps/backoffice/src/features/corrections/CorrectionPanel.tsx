import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatBookAmount, formatDecimal, formatNumericDate, formatPercent } from '@repo/domain/format';
import { DefinitionList } from '@repo/ui/definition-list';
import { Badge, Skeleton } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import styles from '../../shared/list-panel.module.css';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { paths } from '../../shared/paths.ts';
import { RecordPresence } from '../../shared/RecordPresence.tsx';
import { CorrectedDeal } from './CorrectedDeal.tsx';
import { correctionsTexts as texts } from './corrections.texts.ts';

/** One corrected value beside the list: what was executed at the wrong one, and its decisions. */
export function CorrectionPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const correction = useQuery(queries.query('getCorrection', { path: { id } }));
  const named = correction.data?.correction;
  return (
    <PanelFrame
      close={texts.close}
      listPath={paths.corrections}
      title={
        named === undefined
          ? screenTexts.correction
          : texts.heading(named.series, formatNumericDate(named.day))
      }
    >
      <QueryView
        failedTitle={texts.panelFailed}
        query={correction}
        skeleton={<Skeleton height="2.2rem" lines={9} />}
      >
        {(data) => <CorrectionDetail data={data} key={id} />}
      </QueryView>
    </PanelFrame>
  );
}

function CorrectionDetail({ data }: { readonly data: OperationOutput<'getCorrection'> }) {
  const { correction, deals, sums, threshold_percent } = data;
  const executed = correction.executed.map((value) => formatDecimal(value)).join(' · ');
  const left = correction.deals - deals.length;
  return (
    <>
      <RecordPresence id={correction.id} kind="correction" />
      <div>
        {correction.is_decision_required ? (
          <Cluster gap={8}>
            <Badge tone="warning">{texts.required}</Badge>
          </Cluster>
        ) : null}
        <p className={styles.muted}>
          {texts.summary(executed, formatDecimal(correction.value), formatPercent(correction.gap))}{' '}
          {texts.threshold(formatDecimal(threshold_percent))}
        </p>
      </div>
      <DefinitionList
        items={sums.flatMap(({ asset, lost, gained }) => [
          { term: texts.lost, value: formatBookAmount(lost, asset) },
          { term: texts.gained, value: formatBookAmount(gained, asset) },
        ])}
      />
      {deals.map((deal) => (
        <CorrectedDeal
          correctionId={correction.id}
          deal={deal}
          key={`${deal.strategy_id} ${deal.movement}`}
        />
      ))}
      {left > 0 ? <p className={styles.muted}>{texts.more(left)}</p> : null}
    </>
  );
}
