import { countryName } from '@repo/domain/countries';
import { formatNumericDate } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import type { DataColumn } from '@repo/ui/data-table';
import { classKindTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { shownUnits } from '../../shared/kaskad/units.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { ClassRow } from './token-classes.model.ts';
import { tokenClassesTexts as texts } from './token-classes.texts.ts';

export type Issuer = ClassRow['issuer'];

export const issuerColumns: readonly DataColumn<Issuer>[] = [
  { id: 'name', header: texts.columns.name, isRowName: true, cell: ({ name }) => name },
  {
    id: 'registration',
    header: texts.columns.registration,
    cell: (issuer) => <span className="nowrap">{issuer.registration_number}</span>,
  },
  {
    id: 'country',
    header: texts.columns.country,
    cell: ({ country }) => countryName(country) ?? country,
  },
];

/** The columns of the list; `onChange` opens the form of a class. */
export const classColumns = (onChange: (id: string) => void): readonly DataColumn<ClassRow>[] => [
  { id: 'symbol', header: texts.columns.symbol, isRowName: true, cell: (row) => row.class.symbol },
  { id: 'name', header: texts.columns.name, cell: (row) => row.class.name },
  { id: 'kind', header: texts.columns.kind, cell: (row) => classKindTexts[row.class.kind] },
  { id: 'issuer', header: texts.columns.issuer, cell: (row) => row.issuer.name },
  {
    id: 'supply',
    header: texts.columns.supply,
    align: 'end',
    cell: (row) => (row.total_supply === null ? texts.unlimited : shownUnits(row.total_supply, row.class)),
  },
  {
    id: 'granted',
    header: texts.columns.granted,
    align: 'end',
    cell: (row) => shownUnits(row.granted, row.class),
  },
  {
    id: 'claimed',
    header: texts.columns.claimed,
    align: 'end',
    cell: (row) => shownUnits(row.claimed, row.class),
  },
  {
    id: 'tge',
    header: texts.columns.tge,
    cell: (row) => {
      const day = row.tge_day === null ? sharedTexts.none : formatNumericDate(row.tge_day);
      return row.pending_change === null ? day : texts.tgePending(day);
    },
  },
  {
    id: 'change',
    header: texts.columns.change,
    cell: (row) => (
      <Button
        aria-label={texts.changeOf(row.class.symbol)}
        onPress={() => onChange(row.class.id)}
        size="sm"
        variant="ghost"
      >
        {texts.change}
      </Button>
    ),
  },
];
