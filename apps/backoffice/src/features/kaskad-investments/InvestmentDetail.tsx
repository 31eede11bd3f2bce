import { formatDecimal, formatLongDateTime, NBSP } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import { investmentEventTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { investmentStateTones } from '../../shared/kaskad/kaskad-tones.ts';
import styles from '../../shared/list-panel.module.css';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { paths } from '../../shared/paths.ts';
import { InvestmentActions } from './InvestmentActions.tsx';
import { InvestmentMoney } from './InvestmentMoney.tsx';
import { type InvestmentDetail as Data, dueText, euros, periodText, unitsText } from './investments.model.ts';
import { investmentsTexts as texts } from './investments.texts.ts';

/** An investment: its terms, its money, its documents and its events. */
export function InvestmentDetail({ data }: { readonly data: Data }) {
  const { investment, owner } = data.row;
  return (
    <>
      <div>
        <Cluster gap={8}>
          <strong>{investment.reference}</strong>
          <StatusBadge
            labels={kaskadTexts.investment}
            status={investment.state}
            tones={investmentStateTones}
          />
        </Cluster>
        <p className={styles.muted}>
          {owner.name} · {euros(investment.due)} · {unitsText(investment.units)}
        </p>
      </div>
      <InvestmentActions data={data} />
      <Terms data={data} />
      <InvestmentMoney data={data} />
      <Documents data={data} />
      <PanelSection title={texts.timeline}>
        <Timeline
          items={data.detail.events.map(({ at, event, detail }) => ({
            id: `${at} ${event}`,
            title: investmentEventTexts[event],
            detail: [formatLongDateTime(at), ...(detail === null ? [] : [detail])].join(' · '),
          }))}
        />
      </PanelSection>
    </>
  );
}

const percent = (value: string) => `${formatDecimal(value)}${NBSP}%`;

const instant = (at: string | null) => (at === null ? null : formatLongDateTime(at));

/** Only what is known is a line. */
const line = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);

function Terms({ data: { row, detail } }: { readonly data: Data }) {
  const { investment, owner } = row;
  const { round } = investment;
  return (
    <PanelSection title={texts.details}>
      <DefinitionList
        items={[
          { term: texts.columns.round, value: `${round.issuer.name} · ${round.name}` },
          { term: texts.columns.instrument, value: kaskadTexts.instrument[round.instrument] },
          { term: texts.price, value: euros(round.price) },
          { term: texts.columns.due, value: dueText(investment) },
          { term: texts.email, value: owner.email },
          { term: texts.identity, value: row.is_identity_verified ? texts.verified : texts.unverified },
          { term: texts.columns.created, value: formatLongDateTime(row.created_at) },
          ...line(texts.columns.signature, instant(investment.signed_at)),
          { term: texts.columns.period, value: periodText(row) },
          ...line(texts.firmAt, instant(investment.firm_at)),
          ...line(texts.allotment, detail.allotment),
          ...line(texts.issuedShare, detail.issued_percent && percent(detail.issued_percent)),
          ...line(texts.dilutedShare, detail.diluted_percent && percent(detail.diluted_percent)),
          ...line(
            texts.columns.register,
            detail.register_number === null ? null : texts.registerNumber(detail.register_number),
          ),
          ...(detail.grant_id === null
            ? []
            : [
                {
                  term: texts.grant,
                  value: <TextLink href={paths.grant(detail.grant_id)}>{texts.openGrant}</TextLink>,
                },
              ]),
        ]}
      />
    </PanelSection>
  );
}

function Documents({ data: { detail } }: { readonly data: Data }) {
  return (
    <PanelSection title={texts.documentsTitle}>
      {detail.documents.length === 0 ? (
        <p className={styles.muted}>{texts.noDocument}</p>
      ) : (
        <DefinitionList
          items={detail.documents.map(({ kind, is_ready: isReady }) => ({
            term: texts.documents[kind],
            value: isReady ? texts.documentReady : texts.documentWaiting,
          }))}
        />
      )}
    </PanelSection>
  );
}
