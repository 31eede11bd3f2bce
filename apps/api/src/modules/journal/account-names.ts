// Accounts of the journal as staff read them: `waiting:<contract>` and `payable:<payout>` with their contract.
import type { components } from '@repo/api-sdk/spec';
import { accountFamilyTexts } from '@repo/domain/books';
import type { Database } from '../../db/client.ts';
import { type NamedContract, readNamedContracts, readPayoutContracts } from './named-contracts.repository.ts';

type Schemas = components['schemas'];
type Family = Schemas['AccountFamily'];

const families = Object.keys(accountFamilyTexts).filter((name): name is Family => name in accountFamilyTexts);

/** Its place in docs/books.md. */
export const familyOrder = (family: Family): number => families.indexOf(family);

export function familyOf(account: string): Family {
  const [head = ''] = account.split(':', 1);
  const family = families.find((name) => name === head);
  if (family === undefined) throw new Error(`the journal has an account ${account}`);
  return family;
}

const detailOf = (account: string): string => account.slice(account.indexOf(':') + 1);

export interface AccountNames {
  nameOf: (account: string) => Schemas['AccountName'];
  contractOf: (contractId: string | null) => Schemas['ContractName'] | null;
}

/** Reads once what the accounts and contracts of a page are called. */
export async function readAccountNames(
  db: Database,
  read: { accounts: readonly string[]; contracts?: readonly (string | null)[] },
): Promise<AccountNames> {
  const idsOf = (family: Family) =>
    read.accounts.filter((account) => account.startsWith(`${family}:`)).map(detailOf);
  const owed = await readPayoutContracts(db, idsOf('payable'));
  const ids = [...idsOf('waiting'), ...owed.values(), ...(read.contracts ?? []).filter((id) => id !== null)];
  const { contracts, titles } = await readNamedContracts(db, ids);
  const contractOf = (id: string | null | undefined) => {
    const named = id === null || id === undefined ? undefined : contracts.get(id);
    return named === undefined ? null : toContractName(named);
  };
  return {
    contractOf,
    nameOf: (account) => {
      const family = familyOf(account);
      const detail = detailOf(account);
      const isOfStrategy = family === 'invested' || family === 'performance' || family === 'custody';
      return {
        account,
        family,
        strategy: isOfStrategy ? (titles.get(detail) ?? null) : null,
        contract: contractOf(
          family === 'waiting' ? detail : family === 'payable' ? owed.get(detail) : undefined,
        ),
      };
    },
  };
}

export function toContractName(named: NamedContract): Schemas['ContractName'] {
  const { id, poNumber, product, firstname, lastname, isCompany, companyName } = named;
  const person = `${firstname} ${lastname}`;
  return { id, po_number: poNumber, client: isCompany ? (companyName ?? person) : person, product };
}
