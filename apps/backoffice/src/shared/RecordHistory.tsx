import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { ChoiceFilter } from '@repo/client/list';
import { QueryView } from '@repo/client/query-view';
import { auditActionText, auditFieldText, auditValueText } from '@repo/domain/audit';
import { formatNumericDateTime } from '@repo/domain/format';
import type { RecordRef } from '@repo/domain/records';
import { Button, TextLink } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { Timeline } from '@repo/ui/timeline';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelSection } from './PanelSection.tsx';
import { paths } from './paths.ts';
import styles from './record.module.css';
import { historyTexts as texts } from './record.texts.ts';

type History = OperationOutput<'getRecordHistory'>;
type Entry = History['items'][number];

interface Filters {
  readonly person?: string | undefined;
  readonly field?: string | undefined;
}

/** The last section of the panel of a record. */
export function HistorySection(record: RecordRef) {
  return (
    <PanelSection title={texts.title}>
      <RecordHistory {...record} />
    </PanelSection>
  );
}

/** What was done to a record, by whom and why, newest first; filtered by person and by field. */
export function RecordHistory({ kind, id }: RecordRef) {
  const { queries } = useServices();
  const [filters, setFilters] = useState<Filters>({});
  /** The rows that the pages shown start after. */
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: starts.map((after) => ({
      ...queries.query('getRecordHistory', { query: { kind, id, ...filters, after } }),
      placeholderData: keepPreviousData,
    })),
  });
  const [first] = pages;
  const last = pages.at(-1);
  if (first === undefined || last === undefined) return null;
  const filter = (change: Filters) => {
    setFilters({ ...filters, ...change });
    setStarts([undefined]);
  };
  const next = last.data?.next ?? null;
  return (
    <QueryView failedTitle={texts.failed} query={first} skeleton={<Skeleton height="2rem" lines={4} />}>
      {(history) => (
        <>
          <HistoryFilters filters={filters} history={history} onChange={filter} />
          <Entries entries={pages.flatMap(({ data }) => data?.items ?? [])} id={id} />
          <FailedPage error={pages.length > 1 ? last.error : null} onRetry={() => void last.refetch()} />
          {next === null ? null : (
            <Button
              isPending={last.isPlaceholderData}
              onPress={() => setStarts([...starts, next])}
              size="sm"
              variant="ghost"
            >
              {texts.more}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

interface HistoryFiltersProps {
  readonly history: History;
  readonly filters: Filters;
  readonly onChange: (change: Filters) => void;
}

/** None where there is no choice. */
function HistoryFilters({ history: { people, fields }, filters, onChange }: HistoryFiltersProps) {
  const names = Object.fromEntries(people.map(({ id, name }) => [id, name]));
  const words = Object.fromEntries(fields.map((field) => [field, auditFieldText(field)]));
  if (people.length < 2 && fields.length < 2) return null;
  return (
    <div className={styles.filters}>
      {people.length < 2 ? null : (
        <ChoiceFilter
          anyLabel={texts.anyone}
          choices={people.map(({ id }) => id)}
          label={texts.person}
          labels={names}
          onChange={(person) => onChange({ person: person ?? undefined })}
          value={filters.person}
        />
      )}
      {fields.length < 2 ? null : (
        <ChoiceFilter
          anyLabel={texts.anyField}
          choices={fields}
          label={texts.field}
          labels={words}
          onChange={(field) => onChange({ field: field ?? undefined })}
          value={filters.field}
        />
      )}
    </div>
  );
}

function FailedPage({ error, onRetry }: { readonly error: ApiError | null; readonly onRetry: () => void }) {
  if (error === null) return null;
  return (
    <p role="alert">
      {error.message}{' '}
      <Button onPress={onRetry} size="sm" variant="ghost">
        {texts.retry}
      </Button>
    </p>
  );
}

function Entries({ entries, id }: { readonly entries: readonly Entry[]; readonly id: string }) {
  if (entries.length === 0) return <p className={styles.muted}>{texts.none}</p>;
  return (
    <Timeline
      items={entries.map((entry) => ({
        id: entry.id,
        title: auditActionText(entry.action),
        detail: <EntryDetail entry={entry} subjectId={id} />,
      }))}
    />
  );
}

function EntryDetail({ entry, subjectId }: { readonly entry: Entry; readonly subjectId: string }) {
  const { occurred_at: at, is_system: isSystem, changes, reason, request_id: requestId } = entry;
  const actor = entry.actor ?? (isSystem ? texts.system : texts.erasedName);
  const request = entry.change_request;
  const isOfAnother = request !== null && request.maker !== null && request.maker !== entry.actor;
  return (
    <span className={styles.entry}>
      <span>
        {formatNumericDateTime(at)} · {actor}
        {isOfAnother ? ` · ${texts.requestedBy(request.maker ?? '')}` : null}
      </span>
      {entry.is_erased ? <span>{texts.erased}</span> : null}
      {changes.map(({ field, before, after }) => (
        <span key={field}>
          {auditFieldText(field)}
          {texts.colon}
          {texts.change(before && auditValueText(field, before), after && auditValueText(field, after))}
        </span>
      ))}
      {reason === null || reason === '' ? null : <span className={styles.reason}>{reason}</span>}
      {requestId === null ? null : <span className={styles.technical}>{texts.requestId(requestId)}</span>}
      {request === null || request.id === subjectId ? null : (
        <TextLink href={paths.changeRequest(request.id)}>{texts.request}</TextLink>
      )}
    </span>
  );
}
