import { FilterBar, type ListChange, operatorPill, periodPill, SearchField } from '@repo/client/list';
import { FilterPills } from '@repo/ui/filter-pills';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { type ReceiptListState, type ReceiptTab, receiptList, receiptSources } from './receipts.model.ts';
import { sourceTexts, receiptsTexts as texts } from './receipts.texts.ts';

interface ReceiptFiltersProps {
  readonly state: ReceiptListState;
  readonly tab: ReceiptTab;
  /** The id of the receipt that is open. */
  readonly openId: string | null;
  /** Address parameters to change. */
  readonly onChange: ListChange;
}

/** Search and period of what arrived, and its export; their values are in the URL. */
export function ReceiptFilters({ state, tab, openId, onChange }: ReceiptFiltersProps) {
  const { q, source, source_not, from, to } = state.filters;
  return (
    <FilterBar>
      <SearchField
        label={texts.searchLabel}
        onSearch={(search, options) =>
          onChange({ search, ...(!options.keepsOpen && { receipt: null }) }, options)
        }
        opened={openId}
        placeholder={texts.search}
        value={q ?? ''}
      />
      <FilterPills
        filters={[
          operatorPill({
            id: 'source',
            label: texts.source,
            labels: sourceTexts,
            choices: receiptSources,
            is: source,
            isNot: source_not,
            onChange: ({ is, isNot }) => onChange({ source: is, sourceNot: isNot, receipt: null }),
          }),
          periodPill({ period: { from, to }, onChange }),
        ]}
        onClearAll={() => onChange({ source: null, sourceNot: null, from: null, to: null })}
      />
      <ListViews parameters={receiptList.parameters} screen="receipts" />
      <ExportFile
        download={(api, format) =>
          api.download('exportReceipts', { query: { q, source, source_not, from, to, tab, format } })
        }
        list="receipts"
      />
    </FilterBar>
  );
}
