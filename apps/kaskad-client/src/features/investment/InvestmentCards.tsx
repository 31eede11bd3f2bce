import { formatLongDate, formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Stack } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import { DocumentRows } from '../../shared/DocumentRows.tsx';
import { eventTexts } from '../../shared/events.texts.ts';
import { InvestmentPaper } from '../../shared/InvestmentPaper.tsx';
import type { InvestmentDetail } from '../../shared/rounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { investmentTexts as texts } from './investment.texts.ts';

interface DetailProps {
  readonly detail: InvestmentDetail;
}

export function Events({ detail: { events } }: DetailProps) {
  const { sentence } = useAmounts();
  return (
    <Card title={texts.timeline}>
      <Timeline
        items={events.map(({ at, event, detail }, index) => ({
          id: `${at} ${event} ${index}`,
          title: eventTexts[event],
          detail: (
            <>
              {formatLongDateTime(at)}
              {detail === null ? null : (
                <>
                  <br />
                  {sentence(detail)}
                </>
              )}
            </>
          ),
        }))}
      />
    </Card>
  );
}

export function Updates({ updates }: Pick<InvestmentDetail, 'updates'>) {
  if (updates.length === 0) return null;
  return (
    <Card title={texts.updates}>
      <Stack gap={16}>
        {updates.map(({ id, title, body, published_at }) => (
          <article key={id}>
            <p className="muted">{formatLongDate(published_at)}</p>
            <strong>{title}</strong>
            <p>{body}</p>
          </article>
        ))}
      </Stack>
    </Card>
  );
}

export function Money({ detail: { received, refunds } }: DetailProps) {
  const { booked, euros } = useAmounts();
  return (
    <>
      {received.length === 0 ? null : (
        <Card title={texts.money}>
          <DefinitionList
            items={received.map(({ day, amount, asset, worth }) => ({
              term: formatNumericDate(day),
              value: asset === 'EURO' ? euros(amount) : texts.received(booked(amount, asset), euros(worth)),
            }))}
          />
        </Card>
      )}
      {refunds.length === 0 ? null : (
        <Card title={texts.refundsTitle}>
          <ul>
            {refunds.map(({ id, amount, asset, state, due_by, executed_on }) => (
              <li key={id}>
                {texts.refund(
                  booked(amount, asset),
                  texts.refunds[state],
                  executed_on === null
                    ? texts.dueBy(formatNumericDate(due_by))
                    : texts.executedOn(formatNumericDate(executed_on)),
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

export function Documents({ detail: { investment, documents } }: DetailProps) {
  if (documents.length === 0) return null;
  return (
    <Card title={texts.documentsTitle}>
      <DocumentRows
        rows={documents.map(({ kind, is_ready }) => ({
          id: kind,
          name: roundsTexts.papers[kind],
          about: is_ready ? undefined : texts.preparing,
          action: is_ready ? (
            <InvestmentPaper
              id={investment.id}
              kind={kind}
              label={roundsTexts.download}
              name={roundsTexts.downloadOf(roundsTexts.papers[kind])}
            />
          ) : undefined,
        }))}
      />
    </Card>
  );
}
