import type { IconName } from '../icons/index.ts';

/** One thing the palette leads to or does. */
export interface Command {
  /** Once in the whole palette. */
  readonly id: string;
  readonly label: string;
  /** Beside the label: « Client · Particulier ». */
  readonly detail?: string | undefined;
  /** Other words that find it: an IBAN, an e-mail address, a synonym. Not shown. */
  readonly keywords?: readonly string[] | undefined;
  readonly icon?: IconName | undefined;
  /** The keys that do the same outside the palette. */
  readonly shortcut?: string | undefined;
  readonly href?: string | undefined;
  readonly onRun?: (() => void) | undefined;
}

/** Commands of one kind under their title. */
export interface CommandGroup {
  readonly id: string;
  readonly title: string;
  readonly commands: readonly Command[];
  /** The server already searched: all are shown, in its order. */
  readonly isFound?: boolean | undefined;
}

/** Lower case without accents, so that « etats » finds « États-Unis »; one sign for each, so that places still match. */
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

/** 0 when the label starts with the query, 1 when one of its words does, 2 elsewhere; null when a word is nowhere. */
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
 * What the palette lists. Nothing typed: the commands used last, then all others. Something typed: those that hold
 * each of its words, accents and case aside, the closest first in its group. A group with nothing left is left out.
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

/** Where a word stands, at the start of another rather than inside one; -1 when nowhere. */
function placeOf(text: string, word: string): number {
  const starts = Array.from(text.matchAll(/(?<=^|[\s'-])\S/g), ({ index }) => index);
  return starts.find((at) => text.startsWith(word, at)) ?? text.indexOf(word);
}

/** A piece of a label, and whether it was typed. */
export interface LabelPart {
  readonly text: string;
  readonly isTyped: boolean;
  /** Its place in the label. */
  readonly at: number;
}

/** A label cut where it matches what was typed, so that the eye sees why it is there. */
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
