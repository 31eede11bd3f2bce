// A number as staff type it: a comma or a point before the decimals, no groups. Text in, text out: no float.
import { navEntryTexts as texts } from './nav-entry.texts.ts';

export type ReadNumber =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

const NUMBER = /^[-+\u2212]?\d{1,15}(?:[.,]\d+)?$/;

/** A space inside a number is refused: « 101 505 » may mean « 101,505 ». */
export function readNumber(typed: string, maxDecimals: number): ReadNumber {
  if (/\s/.test(typed)) return { ok: false, problem: texts.spaces };
  if (!NUMBER.test(typed)) return { ok: false, problem: texts.notNumber };
  const text = typed.replace(',', '.').replace('\u2212', '-').replace(/^\+/, '');
  if ((text.split('.')[1] ?? '').length > maxDecimals)
    return { ok: false, problem: texts.tooPrecise(maxDecimals) };
  return { ok: true, text };
}
