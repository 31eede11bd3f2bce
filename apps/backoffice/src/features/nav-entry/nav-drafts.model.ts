/** Drafts of the grid: what was stored when it was opened or saved last, beside what is typed now. */
import type { components } from '@repo/api-sdk';
import {
  cellsOf,
  type DetailField,
  detailFields,
  detailKey,
  keyOf,
  type NavUnit,
  type Typed,
} from './nav-entry.model.ts';

export type Draft = components['schemas']['NavDraft'];
type DraftCell = components['schemas']['NavDraftCell'];
/** By cell. */
export type Drafts = ReadonlyMap<string, Draft>;

export const byCell = <One extends Pick<Draft, 'strategy_id' | 'date'>>(
  drafts: readonly One[],
): ReadonlyMap<string, One> => new Map(drafts.map((draft) => [keyOf(draft.strategy_id, draft.date), draft]));

/** As the grid shows it: a yield with its sign, whatever the unit of the grid. */
export const draftText = ({ text, unit }: Pick<Draft, 'text' | 'unit'>): string =>
  unit === 'percent' && !text.trim().endsWith('%') ? `${text}\u00a0%` : text;

type TypedCell = Pick<Draft, 'text' | 'unit'> & { readonly [Field in DetailField]?: string | null };

/** The texts of drafts, or of cells, with what their NAVs are made of. */
export function typedOf(drafts: ReadonlyMap<string, TypedCell>): Typed {
  return Object.fromEntries(
    [...drafts].flatMap(([key, draft]) => [
      [key, draftText(draft)],
      ...detailFields.flatMap((field) => {
        const part = draft[field];
        return part == null ? [] : [[detailKey(key, field), part] as const];
      }),
    ]),
  );
}

/** The cells to save: those that differ from their draft; an empty text for a draft whose cell was emptied. */
export function draftChanges(typed: Typed, unit: NavUnit, drafts: Drafts): DraftCell[] {
  const cells = cellsOf(typed, unit);
  const changed = cells.filter((cell) => {
    const draft = drafts.get(keyOf(cell.strategy_id, cell.date));
    return draft === undefined || signature(toCell(draft)) !== signature(cell);
  });
  const emptied = [...drafts].filter(([key]) => typed[key] === undefined);
  return [
    ...changed.map((cell) => ({
      ...cell,
      version: drafts.get(keyOf(cell.strategy_id, cell.date))?.version ?? null,
    })),
    ...emptied.map(([, { strategy_id, date, unit: of, version }]) => ({
      strategy_id,
      date,
      text: '',
      unit: of,
      version,
    })),
  ];
}

type Cell = components['schemas']['NavCell'];

function toCell(draft: Draft): Pick<Cell, 'text' | 'unit' | (typeof detailFields)[number]> {
  const cell: Pick<Cell, 'text' | 'unit' | (typeof detailFields)[number]> = {
    text: draftText(draft),
    unit: draft.unit,
  };
  for (const field of detailFields) {
    const part = draft[field];
    if (part !== null) cell[field] = part;
  }
  return cell;
}

const signature = (cell: ReturnType<typeof toCell>): string =>
  JSON.stringify([cell.text, cell.unit, ...detailFields.map((field) => cell[field] ?? '')]);

/** What is known after some cells were saved or submitted: those of others, in cells that are not ours, stay unknown. */
export function withSaved(
  known: Drafts,
  sent: readonly Pick<DraftCell, 'strategy_id' | 'date'>[],
  stored: Drafts,
): Drafts {
  const next = new Map(known);
  for (const { strategy_id, date } of sent) {
    const key = keyOf(strategy_id, date);
    const draft = stored.get(key);
    if (draft === undefined) next.delete(key);
    else next.set(key, draft);
  }
  return next;
}

export interface DraftConflict {
  readonly key: string;
  readonly mine: DraftCell;
  /** Undefined: deleted or submitted by the other. */
  readonly theirs: Draft | undefined;
}

/** Of the cells that were sent, those that another person has changed since. */
export function conflictsOf(sent: readonly DraftCell[], stored: Drafts): DraftConflict[] {
  return sent.flatMap((mine) => {
    const key = keyOf(mine.strategy_id, mine.date);
    const theirs = stored.get(key);
    return (theirs?.version ?? null) === mine.version ? [] : [{ key, mine, theirs }];
  });
}
