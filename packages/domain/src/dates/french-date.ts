import { type IsoDay, isIsoDay } from './iso-day.ts';

const SHAPE = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Parses `dd/mm/yyyy`, from a form or a crypto price file; `undefined` when it is not a day. */
export function parseFrenchDate(text: string): IsoDay | undefined {
  const parts = SHAPE.exec(text.trim());
  if (parts === null) return undefined;
  const day = `${parts[3] ?? ''}-${parts[2] ?? ''}-${parts[1] ?? ''}`;
  return isIsoDay(day) ? day : undefined;
}
