import { FileLink } from '@repo/client/file-link';
import { formatLongDate, formatNumericDateTime } from '@repo/domain/format';
import { registerTexts as words } from '@repo/domain/register';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { ScanBadge } from '../../shared/documents/ScanBadge.tsx';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { RegisterActions } from './RegisterActions.tsx';
import type { RegisterRecord } from './register.model.ts';
import styles from './register.module.css';
import { registerTexts, recordTexts as texts } from './register.texts.ts';
import { amountOf, statusBadge, unitsOf } from './register-columns.tsx';

interface PartProps {
  readonly data: RegisterRecord;
}

const shown = (text: string | null) => (text === null || text === '' ? sharedTexts.none : text);
const dayOf = (day: string | null) => (day === null ? sharedTexts.none : formatLongDate(day));

/** A movement: what it is, who holds the units, what was entered of it. */
export function RegisterDetail({ data }: PartProps) {
  const { line } = data;
  const waits = line.status === 'unpaid' || line.status === 'undealt' ? texts[line.status] : null;
  return (
    <Stack gap={16}>
      <Cluster gap={8}>{statusBadge(line)}</Cluster>
      {waits === null ? null : <Banner tone="info">{waits}</Banner>}
      <RegisterActions data={data} />
      <Discrepancies data={data} />
      <PanelSection title={texts.movement}>
        <DefinitionList
          items={[
            { term: texts.nature, value: words.nature[line.nature] },
            { term: texts.category, value: line.strategy_title },
            { term: texts.units, value: unitsOf(line) },
            { term: texts.amount, value: amountOf(line) },
            { term: texts.debit, value: data.debit },
            { term: texts.credit, value: data.credit },
            { term: texts.paidOn, value: dayOf(line.paid_on) },
            { term: texts.orderDay, value: dayOf(line.order_day) },
            { term: texts.dealingDay, value: dayOf(line.dealing_day) },
          ]}
        />
      </PanelSection>
      <PanelSection title={texts.holder}>
        <DefinitionList
          items={[
            { term: texts.name, value: line.holder.name === '' ? registerTexts.erased : line.holder.name },
            ...(line.holder.kind === 'person'
              ? []
              : [
                  { term: texts.form, value: shown(line.holder.form) },
                  { term: texts.registrationNumber, value: shown(line.holder.registration_number) },
                ]),
            { term: texts.address, value: shown(data.address) },
            { term: texts.account, value: shown(line.po_number) },
          ]}
        />
      </PanelSection>
      <Entries data={data} />
      <Attestations data={data} />
    </Stack>
  );
}

function Entries({ data: { entries } }: PartProps) {
  if (entries.length === 0) return null;
  return (
    <PanelSection title={texts.entries}>
      {entries.map((entry) => (
        <Stack gap={8} key={entry.number}>
          <strong>{texts.entry(entry.number, words.nature[entry.nature])}</strong>
          <span>{texts.entered(formatNumericDateTime(entry.entered_at), entry.entered_by)}</span>
          <DefinitionList
            items={[
              { term: texts.operation, value: formatLongDate(entry.operation_day) },
              { term: texts.reference, value: entry.reference },
              ...(entry.reason === null ? [] : [{ term: texts.reason, value: entry.reason }]),
              { term: texts.hash, value: <span className={styles.hash}>{entry.hash}</span> },
            ]}
          />
        </Stack>
      ))}
    </PanelSection>
  );
}

function Discrepancies({ data: { discrepancies } }: PartProps) {
  if (discrepancies.length === 0) return null;
  return (
    <PanelSection title={texts.discrepancies}>
      {discrepancies.map((gap) => (
        <Stack gap={8} key={gap.id}>
          <strong>{words.field[gap.field]}</strong>
          <span>{texts.reported(formatNumericDateTime(gap.reported_at), gap.reported_by)}</span>
          <DefinitionList
            items={[
              { term: texts.expected, value: gap.expected },
              { term: texts.comment, value: gap.comment },
            ]}
          />
          <span>
            {gap.answered_at === null
              ? texts.pending
              : texts.answered(
                  formatNumericDateTime(gap.answered_at),
                  gap.answered_by ?? '',
                  gap.answer ?? '',
                )}
          </span>
        </Stack>
      ))}
    </PanelSection>
  );
}

function Attestations({ data: { attestations } }: PartProps) {
  if (attestations.length === 0) return null;
  return (
    <PanelSection title={texts.attestations}>
      {attestations.map(({ id, name, url, sha256, scan }) => (
        <Stack gap={4} key={id}>
          <Cluster gap={8}>
            <FileLink href={url}>{name}</FileLink>
            <ScanBadge scan={scan} />
          </Cluster>
          <span className={styles.hash}>
            {texts.sha256} {sha256}
          </span>
        </Stack>
      ))}
    </PanelSection>
  );
}
