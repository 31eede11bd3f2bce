import type { components } from '@repo/api-sdk/spec';
import { unitsText } from '@repo/domain/kaskad';
import type { ClassRow, IssuerRow } from '../../db/schema/kaskad.ts';

type Schemas = components['schemas'];

export const toIssuer = ({ id, name, registrationNumber, country }: IssuerRow): Schemas['Issuer'] => ({
  id,
  name,
  registration_number: registrationNumber,
  country,
});

export const toClass = ({ id, symbol, name, kind, decimals, network }: ClassRow): Schemas['Class'] => ({
  id,
  symbol,
  name,
  kind,
  decimals,
  network,
});

/** Units as they are stored, in decimal text. */
export const storedUnits = (units: string, { decimals }: Pick<ClassRow, 'decimals'>): string =>
  unitsText(BigInt(units), decimals);

const storedOrNull = (units: string | null, row: ClassRow): string | null =>
  units === null ? null : storedUnits(units, row);

export const toClassRow = (
  row: ClassRow,
  issuer: IssuerRow,
  { granted, claimed }: { granted: bigint; claimed: bigint },
): Omit<Schemas['ClassRow'], 'pending_change'> => ({
  class: toClass(row),
  issuer: toIssuer(issuer),
  contract_address: row.contractAddress,
  total_supply: storedOrNull(row.totalSupply, row),
  tge_day: row.tgeDay,
  daily_limit: storedOrNull(row.dailyLimit, row),
  granted: unitsText(granted, row.decimals),
  claimed: unitsText(claimed, row.decimals),
  version: row.version,
});
