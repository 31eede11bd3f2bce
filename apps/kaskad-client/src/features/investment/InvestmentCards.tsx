import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { formatLongDate, formatLongDateTime, formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Icon } from '@repo/ui/icons';
import { Stack } from '@repo/ui/layout';
import { Timeline } from '@repo/ui/timeline';
import { toast } from '@repo/ui/toast';
import { DocumentRows } from '../../shared/DocumentRows.tsx';
import { eventTexts } from '../../shared/events.texts.ts';
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
          name: texts.documents[kind],
          about: is_ready ? undefined : texts.preparing,
          action: is_ready ? <Download id={investment.id} kind={kind} /> : undefined,
        }))}
      />
    </Card>
  );
}

interface DownloadProps {
  readonly id: string;
  readonly kind: InvestmentDetail['documents'][number]['kind'];
}

function Download({ id, kind }: DownloadProps) {
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () => api.download('downloadInvestmentDocument', { path: { id, kind } }),
    { onSaved: (name) => toast.success(texts.downloaded(name)), failed: texts.downloadFailed },
  );
  return (
    <Button
      aria-label={texts.download(texts.documents[kind])}
      isPending={isPending}
      onPress={() => start()}
      size="sm"
      variant="ghost"
    >
      <Icon name="download" />
      {roundsTexts.download}
    </Button>
  );
}
