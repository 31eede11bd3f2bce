import { useServices } from '@repo/auth';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { EmptyList } from '../../shared/EmptyList.tsx';
import type { AddressChange } from '../../shared/list-address.ts';
import { ServerList } from '../../shared/ServerList.tsx';
import { contractColumns } from './contract-columns.tsx';
import { contractCsv } from './contract-csv.ts';
import { type ContractListState, isFiltered, toListQuery } from './contracts.model.ts';
import { contractsTexts as texts } from './contracts.texts.ts';
import { useContractExport } from './use-contract-export.ts';

export interface ContractsListProps {
  readonly state: ContractListState;
  readonly openId: string | null;
  readonly onChange: (parameters: AddressChange) => void;
}

/** One page of contracts, sorted and paged by the server. */
export function ContractsList({ state, openId, onChange }: ContractsListProps) {
  const { queries } = useServices();
  const { search } = useLocation();
  const exportAll = useContractExport(state);
  const contracts = useQuery({
    ...queries.query('listAdminContracts', { query: toListQuery(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <ServerList
      columns={contractColumns({ isNarrow: openId !== null })}
      empty={
        <EmptyList
          help={texts.emptyHelp}
          isFiltered={isFiltered(state)}
          onClear={() => onChange({ q: null, statut: null, paiement: null, strategie: null })}
          title={texts.empty}
        />
      }
      failedTitle={texts.listFailed}
      label={texts.list}
      onChange={onChange}
      query={contracts}
      rowAction={{ kind: 'link', href: (row) => paths.contract(row.id, search), openId }}
      sort={state.sort}
      tools={{
        columnChoice: {
          hidden: state.hiddenColumns,
          // The page stays: what is hidden changes no row.
          onChange: (hidden) => onChange({ masquer: hidden.join(','), page: state.page }),
        },
        csvExport: { fileName: texts.csv.fileName, columns: contractCsv, onExport: exportAll },
      }}
    />
  );
}
