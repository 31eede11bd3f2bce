import { useServices } from '@repo/auth';
import { useDownload } from '@repo/client/download';
import { useOffered } from '@repo/client/offered';
import { useAddress } from '@repo/client/use-address';
import { formatNumericDate } from '@repo/domain/format';
import { Button, TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState } from '@repo/ui/feedback';
import { TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useState } from 'react';
import { chainTexts } from './chain/chain.texts.ts';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { receiptsTexts as texts } from './documents.texts.ts';
import { filterReceipts, type ReceiptRow, receiptRows, receiptYears } from './receipts.model.ts';
import { sectionIds } from './section-ids.ts';

const everyYear = 'toutes';

/** Each sum received from the client or paid to them, by text and by year. Nothing before the first. */
export function ReceiptList({ contracts }: { readonly contracts: readonly Contract[] }) {
  const [search, setSearch] = useState('');
  const [year, setYear] = useState(everyYear);
  const [saved, setSaved] = useState<string | null>(null);
  const isOffered = useOffered('downloadReceipt');
  const rows = receiptRows(contracts);
  if (rows.length === 0) return null;
  return (
    <Card id={sectionIds.receipts} title={texts.title}>
      <div className={styles.receiptFilters}>
        <TextField label={texts.search} onChange={setSearch} type="search" value={search} />
        <Select
          label={texts.year}
          onChange={setYear}
          options={[
            { value: everyYear, label: texts.everyYear },
            ...receiptYears(rows).map((value) => ({ value, label: value })),
          ]}
          value={year}
        />
      </div>
      <DataTable
        columns={columnsOf(isOffered ? setSaved : null)}
        empty={<EmptyState icon="search" title={texts.none} />}
        label={texts.title}
        rowId={({ id }) => id}
        rows={filterReceipts(rows, { search, year: year === everyYear ? '' : year })}
      />
      <output>{saved === null ? null : texts.saved(saved)}</output>
    </Card>
  );
}

/** `onSaved`: null on a host that has no receipts to download. */
const columnsOf = (onSaved: ((name: string) => void) | null): readonly DataColumn<ReceiptRow>[] => [
  { id: 'day', header: texts.columns.day, isRowName: true, cell: ({ day }) => formatNumericDate(day) },
  { id: 'title', header: texts.columns.title, cell: ({ title }) => title },
  {
    id: 'contract',
    header: texts.columns.contract,
    cell: ({ product, number }) => `${product} ${number}`.trim(),
  },
  { id: 'amount', header: texts.columns.amount, align: 'end', cell: ({ amount }) => amount },
  {
    id: 'detail',
    header: texts.columns.detail,
    cell: (row) => (
      <span className={styles.links}>
        <ChainLink row={row} />
        {onSaved === null ? null : <ReceiptButton onSaved={onSaved} row={row} />}
      </span>
    ),
  },
];

function ChainLink({ row }: { readonly row: ReceiptRow }) {
  const { hrefWith } = useAddress();
  return (
    <TextLink aria-label={texts.follow(row.number)} href={hrefWith({ chain: row.contractId })}>
      {chainTexts.title}
    </TextLink>
  );
}

interface ReceiptButtonProps {
  readonly row: ReceiptRow;
  readonly onSaved: (name: string) => void;
}

function ReceiptButton({ row: { contractId, payoutId, title, day }, onSaved }: ReceiptButtonProps) {
  const { api } = useServices();
  const { start, isPending } = useDownload(
    () =>
      api.download('downloadReceipt', {
        path: { id: contractId },
        query: payoutId === null ? {} : { payout_id: payoutId },
      }),
    { onSaved, failed: texts.failed },
  );
  return (
    <Button
      isChange
      aria-label={texts.download(title, formatNumericDate(day))}
      isPending={isPending}
      onPress={() => start()}
      size="sm"
      variant="ghost"
    >
      {texts.pdf}
    </Button>
  );
}
