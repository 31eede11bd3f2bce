// The one reader of XML: strict, without document type, hence without entities of its own, and bounded.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element, by its local name; text and attributes as written, without the spaces around. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly line: number;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

export type XmlFault =
  | 'emptyFile'
  | 'tooLarge'
  | 'tooComplex'
  | 'encoding'
  | 'brokenXml'
  | 'truncated'
  | 'doctype';

/** Why a file does not read, and on which line. */
export class XmlProblem extends Error {
  override readonly name = 'XmlProblem';
  readonly line: number;
  readonly fault: XmlFault;

  constructor(line: number, fault: XmlFault) {
    super(fault);
    this.line = line;
    this.fault = fault;
  }
}

const MAX_BYTES = 10_000_000;
const CHUNK_CHARACTERS = 65_536;
const MAX_DEPTH = 40;
const MAX_ELEMENTS = 1_000_000;

/**
 * The root of an XML file. Gives the event loop its turn, so that a large file does not delay other requests.
 * @throws XmlProblem with its line for what is not well-formed, has a document type, or is too large.
 */
export async function readXml(bytes: Uint8Array): Promise<XmlElement> {
  const text = decodeXml(bytes);
  const { parser, finish } = createTreeParser();
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS) {
    parser.write(text.slice(start, start + CHUNK_CHARACTERS));
    await nextTurn();
  }
  return finish();
}

function createTreeParser() {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: OpenElement[] = [];
  let root: OpenElement | undefined;
  let count = 0;
  let isAtEnd = false;
  const refuse = (fault: XmlFault): never => {
    throw new XmlProblem(parser.line, fault);
  };
  parser.on('error', () => refuse(isAtEnd ? 'truncated' : 'brokenXml'));
  parser.on('doctype', () => refuse('doctype'));
  parser.on('opentag', (tag: SaxesTagNS) => {
    count += 1;
    if (open.length >= MAX_DEPTH || count > MAX_ELEMENTS) refuse('tooComplex');
    const element = elementOf(tag, parser.line);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (text: string) => {
    const current = open.at(-1);
    if (current !== undefined) current.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed !== undefined) closed.text = closed.text.trim();
  });
  const finish = (): XmlElement => {
    isAtEnd = true;
    parser.close();
    return root ?? refuse('truncated');
  };
  return { parser, finish };
}

function elementOf({ local, uri, attributes }: SaxesTagNS, line: number): OpenElement {
  const values = Object.values(attributes).map(({ local: name, value }) => [name, value] as const);
  return { name: local, namespace: uri, attributes: new Map(values), children: [], text: '', line };
}

const DECLARED_ENCODING = /^<\?xml[^>]{0,100}?\sencoding\s*=\s*["']([\w.-]{1,40})["']/;
const READABLE_ENCODINGS = ['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252'];

function decodeXml(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new XmlProblem(1, 'emptyFile');
  if (bytes.length > MAX_BYTES) throw new XmlProblem(1, 'tooLarge');
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^ï»¿/, '');
  const encoding = (DECLARED_ENCODING.exec(start)?.[1] ?? 'utf-8').toLowerCase();
  if (!READABLE_ENCODINGS.includes(encoding)) throw new XmlProblem(1, 'encoding');
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlProblem(1, 'encoding');
  }
  if (text.trim() === '') throw new XmlProblem(1, 'emptyFile');
  return text;
}
