import { useServices } from '@repo/auth';
import type { AddressChange } from '@repo/client/address';
import { listTexts, SearchField } from '@repo/client/list';
import {
  contractStatuses,
  contractStatusTexts,
  paymentStatuses,
  paymentStatusTexts,
} from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { Select } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import { type ContractListState, contractList } from './contracts.model.ts';
import styles from './contracts.module.css';
import { contractsTexts as texts } from './contracts.texts.ts';

export interface ContractFiltersProps {
  readonly state: ContractListState;
  /** Address parameters to change. */
  readonly onChange: (parameters: AddressChange) => void;
}

const any = 'any';
const fromChoice = (value: string) => (value === any ? null : value);

/** Search and filters; their values are in the URL. */
export function ContractFilters({ state, onChange }: ContractFiltersProps) {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          onSearch={(search) => onChange({ search })}
          placeholder={texts.searchPlaceholder}
          value={state.filters.q ?? ''}
        />
      </div>
      <Select
        label={texts.status}
        look="inline"
        onChange={(value) => onChange({ status: fromChoice(value) })}
        options={[
          { value: any, label: texts.anyStatus },
          ...contractStatuses.map((value) => ({ value, label: contractStatusTexts[value] })),
        ]}
        value={state.filters.status ?? any}
      />
      <Select
        label={texts.payment}
        look="inline"
        onChange={(value) => onChange({ payment: fromChoice(value) })}
        options={[
          { value: any, label: texts.anyPayment },
          ...paymentStatuses.map((value) => ({ value, label: paymentStatusTexts[value] })),
        ]}
        value={state.filters.payment_status ?? any}
      />
      <Select
        label={texts.product}
        look="inline"
        onChange={(value) => onChange({ strategy: fromChoice(value) })}
        options={[
          { value: any, label: texts.anyProduct },
          ...(strategies.data?.strategies ?? []).map(({ title }) => ({ value: title, label: title })),
        ]}
        value={state.filters.strategy ?? any}
      />
      {contractList.isFiltered(state) ? (
        <Button onPress={() => onChange(contractList.cleared)} size="sm" variant="quiet">
          {listTexts.clearFilters}
        </Button>
      ) : null}
    </search>
  );
}
