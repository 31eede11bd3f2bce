import type { AddressChange } from '@repo/client/address';
import { FilterBar, periodPill, SearchField } from '@repo/client/list';
import { FilterPills } from '@repo/ui/filter-pills';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { type ReceiptListState, type ReceiptTab, receiptList } from './receipts.model.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';

interface ReceiptFiltersProps {
  readonly state: ReceiptListState;
  readonly tab: ReceiptTab;
  /** Address parameters to change. */
  readonly onChange: (parameters: AddressChange) => void;
}

/** Search and period of what arrived, and its export; their values are in the URL. */
export function ReceiptFilters({ state, tab, onChange }: ReceiptFiltersProps) {
  const { q, from, to } = state.filters;
  return (
    <FilterBar>
      <SearchField
        label={texts.searchLabel}
        onSearch={(search) => onChange({ search, receipt: null })}
        placeholder={texts.search}
        value={q ?? ''}
      />
      <FilterPills
        filters={[periodPill({ period: { from, to }, onChange })]}
        onClearAll={() => onChange({ from: null, to: null })}
      />
      <ListViews parameters={receiptList.parameters} screen="receipts" />
      <ExportFile
        download={(api, format) => api.download('exportReceipts', { query: { q, from, to, tab, format } })}
        list="receipts"
      />
    </FilterBar>
  );
}
