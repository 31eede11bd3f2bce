// A PDF that a person sends is parsed, objects in compressed streams and replaced versions included, and refused when it can do more than
// be read. Nothing is rewritten: a signature in it stays valid.
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { maxPdfPages } from '@repo/domain/limits';
import { PdfReader } from './pdf-reader.ts';

export type PdfProblem =
  | 'encrypted'
  | 'active'
  | 'attachments'
  | 'dynamicForm'
  | 'tooManyPages'
  | 'unreadable';

/** What a key means, wherever it is. */
const refusedKeys: Readonly<Record<string, PdfProblem>> = {
  JS: 'active',
  JavaScript: 'active',
  OnInstantiate: 'active',
  EmbeddedFiles: 'attachments',
  EF: 'attachments',
  XFA: 'dynamicForm',
  Encrypt: 'encrypted',
};

/** Actions and objects, wherever their name is: it may be an object of its own. */
const refusedNames: Readonly<Record<string, PdfProblem>> = {
  JavaScript: 'active',
  Launch: 'active',
  ImportData: 'active',
  SubmitForm: 'active',
  GoToE: 'active',
  Rendition: 'active',
  RichMedia: 'attachments',
  RichMediaExecute: 'active',
  EmbeddedFile: 'attachments',
  FileAttachment: 'attachments',
};

/** Null: pages to be read, and nothing else. */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfProblem | null> {
  const seen: Seen = { problems: new Set(), automatic: [], versions: new Map() };
  const reader = new PdfReader(bytes, {
    object: (number, value) => remember(seen, number, value),
    value: (value) => look(seen, value),
  });
  const context = await reader.parseDocument().catch(() => null);
  const [worst] = order.filter((problem) => seen.problems.has(problem));
  if (worst !== undefined) return worst;
  // Of an encrypted file the streams can't be read, and the trailer may come after them.
  if (context === null) return isSaidEncrypted(bytes) ? 'encrypted' : 'unreadable';
  if (reader.hidesObjects()) return 'unreadable';
  if (!areHarmless(seen)) return 'active';
  const pages = [...seen.versions.values()].filter((versions) => versions.some(isPageIn(seen)));
  if (pages.length === 0) return 'unreadable';
  return pages.length > maxPdfPages ? 'tooManyPages' : null;
}

const order: readonly PdfProblem[] = ['encrypted', 'active', 'attachments', 'dynamicForm', 'unreadable'];

interface Seen {
  problems: Set<PdfProblem>;
  /** What happens without a click: the values of OpenAction, and those in AA. */
  automatic: Automatic[];
  /** By the number of the object: any of them may be the one that another reader takes. */
  versions: Map<number, PDFObject[]>;
}

interface Automatic {
  value: PDFObject;
  /** AA, a set of actions. */
  isSet: boolean;
}

function remember({ versions }: Seen, number: number, value: PDFObject): void {
  const earlier = versions.get(number);
  if (earlier === undefined) versions.set(number, [value]);
  else earlier.push(value);
}

const nameOf = (value: PDFObject | undefined): string | null =>
  value instanceof PDFName ? value.decodeText() : null;

/** One dictionary, array or name; the dictionaries and arrays in it are looked at as they come. */
function look(seen: Seen, value: PDFObject): void {
  if (value instanceof PDFName) lookAtName(seen, value);
  if (value instanceof PDFArray) for (const item of value.asArray()) lookAtName(seen, item);
  if (value instanceof PDFDict)
    for (const [key, item] of value.entries()) lookAtEntry(seen, key.decodeText(), item);
}

function lookAtName(seen: Seen, value: PDFObject): void {
  const name = nameOf(value);
  const refused = name === null ? undefined : refusedNames[name];
  if (refused !== undefined) seen.problems.add(refused);
}

function lookAtEntry(seen: Seen, key: string, value: PDFObject): void {
  const refused = refusedKeys[key];
  if (refused !== undefined) seen.problems.add(refused);
  if (key === 'OpenAction' || key === 'AA') seen.automatic.push({ value, isSet: key === 'AA' });
  lookAtName(seen, value);
}

/** Each value once: the objects of a hostile file may refer to each other in a circle. */
function areHarmless(seen: Seen): boolean {
  const left = [...seen.automatic];
  const judged = new Set<string>();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, isSet } = next;
    if (value instanceof PDFRef) {
      const key = `${value.objectNumber} ${isSet}`;
      if (judged.has(key)) continue;
      judged.add(key);
      for (const version of versionsOf(seen, value)) left.push({ value: version, isSet });
    }
    const found = value instanceof PDFStream ? value.dict : value;
    if (!(found instanceof PDFDict)) continue;
    if (isSet) for (const action of found.values()) left.push({ value: action, isSet: false });
    else if (!opensPlace(seen, found)) return false;
  }
  return true;
}

/** A place in the document may be opened; anything else waits for a click, or is refused. */
function opensPlace(seen: Seen, action: PDFDict): boolean {
  const kinds = versionsOf(seen, action.get(PDFName.of('S')));
  return (
    kinds.length > 0 && kinds.every((kind) => nameOf(kind) === 'GoTo') && !action.has(PDFName.of('Next'))
  );
}

const isPageIn = (seen: Seen) => (value: PDFObject) =>
  value instanceof PDFDict &&
  versionsOf(seen, value.get(PDFName.of('Type'))).some((type) => nameOf(type) === 'Page');

/** A value, or all that stand under its reference. */
function versionsOf({ versions }: Seen, value: PDFObject | undefined): readonly PDFObject[] {
  if (value instanceof PDFRef) return versions.get(value.objectNumber) ?? [];
  return value === undefined ? [] : [value];
}

function isSaidEncrypted(bytes: Uint8Array): boolean {
  return /\/Encrypt[\s\0]*(?:\d+[\s\0]+\d+[\s\0]+R|<<)/.test(Buffer.from(bytes).toString('latin1'));
}
