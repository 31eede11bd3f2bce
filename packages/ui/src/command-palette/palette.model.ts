import type { IconName } from '../icons/index.ts';

/** A page to open or an action to run. */
export interface Command {
  /** Unique in the whole palette. */
  readonly id: string;
  readonly label: string;
  /** Beside the label: « Client · Particulier ». */
  readonly detail?: string | undefined;
  /** Other words to match: an IBAN, an e-mail address, a synonym. Not shown. */
  readonly keywords?: readonly string[] | undefined;
  readonly icon?: IconName | undefined;
  /** The keyboard shortcut of the same action outside the palette. */
  readonly shortcut?: string | undefined;
  readonly href?: string | undefined;
  readonly onRun?: (() => void) | undefined;
}

/** A titled group of commands. */
export interface CommandGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly Command[];
  /** The server already filtered these: all are shown, in its order. */
  readonly isFound?: boolean | undefined;
}

/**
 * Lower case without accents, so that « etats » matches « États-Unis »; one code unit for each, so that indexes still
 * match.
 */
export function foldSign(sign: string): string {
  const plain = sign
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replace('\u2019', "'")
    .toLowerCase();
  return plain.length === sign.length ? plain : sign;
}

function fold(text: string): string {
  return Array.from(text.normalize('NFC'), foldSign).join('');
}

function wordsOf(query: string): readonly string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * 0 when the label starts with the query, 1 when one of its words does, 2 elsewhere; null when a word of the query has
 * no match.
 */
function rank(command: Command, query: string, words: readonly string[]): number | null {
  const label = fold(command.label);
  const all = [label, command.detail ?? '', ...(command.keywords ?? [])].map(fold).join(' ');
  if (!words.every((word) => all.includes(word))) return null;
  if (label.startsWith(fold(query.trim()))) return 0;
  return words.some((word) => label.split(/[\s'-]/).some((part) => part.startsWith(word))) ? 1 : 2;
}

function search(group: CommandGroup, query: string): CommandGroup {
  if (group.isFound === true) return group;
  const words = wordsOf(query);
  const ranked = group.commands
    .map((command) => ({ command, rank: rank(command, query, words) }))
    .filter((entry): entry is { command: Command; rank: number } => entry.rank !== null)
    .toSorted((a, b) => a.rank - b.rank);
  return { ...group, commands: ranked.map(({ command }) => command) };
}

interface Question {
  readonly query: string;
  readonly recentIds: readonly string[];
  readonly recentTitle: string;
}

/**
 * The listed commands. For an empty query: recent commands, then all others. Otherwise: those that match every word of
 * the query, accents and case aside, best matches first in each group. Empty groups are left out.
 */
export function listCommands(
  groups: readonly CommandGroup[],
  { query, recentIds, recentTitle }: Question,
): readonly CommandGroup[] {
  if (query.trim() !== '') return groups.map((group) => search(group, query)).filter(isFilled);
  const commands = groups.flatMap((group) => group.commands);
  const recents = recentIds.flatMap((id) => commands.filter((command) => command.id === id).slice(0, 1));
  const others = groups.map((group) => ({
    ...group,
    commands: group.commands.filter(({ id }) => !recents.some((recent) => recent.id === id)),
  }));
  return [{ id: 'recents', title: recentTitle, commands: recents }, ...others].filter(isFilled);
}

function isFilled(group: CommandGroup): boolean {
  return group.commands.length > 0;
}

/** The index of a query word, preferably at the start of a word; -1 when there is no match. */
function placeOf(text: string, word: string): number {
  const starts = Array.from(text.matchAll(/(?<=^|[\s'-])\S/g), ({ index }) => index);
  return starts.find((at) => text.startsWith(word, at)) ?? text.indexOf(word);
}

/** A part of a label, and whether it matches the query. */
export interface LabelPart {
  readonly text: string;
  readonly isTyped: boolean;
  /** Its index in the label. */
  readonly at: number;
}

/** A label split where it matches the query, to highlight the match. */
export function markTyped(label: string, query: string): readonly LabelPart[] {
  const signs = Array.from(label.normalize('NFC'));
  const folded = signs.map(foldSign).join('');
  const typed = new Set<number>();
  for (const word of wordsOf(query)) {
    const start = placeOf(folded, word);
    if (start >= 0) for (const offset of Array.from(word).keys()) typed.add(start + offset);
  }
  const parts: LabelPart[] = [];
  for (const [at, sign] of signs.entries()) {
    const last = parts.at(-1);
    if (last !== undefined && last.isTyped === typed.has(at)) {
      parts[parts.length - 1] = { ...last, text: last.text + sign };
    } else {
      parts.push({ text: sign, isTyped: typed.has(at), at });
    }
  }
  return parts;
}
