// The parser of pdf-lib, from the first byte to the last, which shows each object it meets. It follows no table of contents: an older version
// of an object is shown too, since another reader may take that one. What readers understand differently is refused.
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { findHeads } from './pdf-heads.ts';

/** Of all compressed objects together. Streams of pages and pictures are never inflated. */
const maxInflated = 64 * 1024 * 1024;
/** Of the work on one file. */
const limitMs = 5000;
/** The clock is read once in so many tokens. */
const tokensPerCheck = 256;

export interface PdfVisitor {
  /** Each version of each object. */
  object: (number: number, value: PDFObject) => void;
  /** Each dictionary and each array, the trailers and what is in others included, and each object that is a name. */
  value: (value: PDFObject) => void;
}

interface Budget {
  inflated: number;
  until: number;
}

export class PdfReader extends PDFParser {
  readonly #source: Uint8Array;
  readonly #visitor: PdfVisitor;
  readonly #budget: Budget;
  #depth = 0;
  #tokens = 0;
  #headEnd = -1;
  /** After « obj », of each object that was parsed. */
  readonly #parsed: number[] = [];

  constructor(bytes: Uint8Array, visitor: PdfVisitor, budget?: Budget) {
    // Objects that are not well formed stop it: what a tolerant reader would make of them is unknown.
    super(bytes, Number.POSITIVE_INFINITY, true);
    this.#source = bytes;
    this.#visitor = visitor;
    this.#budget = budget ?? { inflated: 0, until: performance.now() + limitMs };
    // That of pdf-lib begins anew at each byte.
    Object.defineProperty(this, 'skipJibberish', { value: this.#toNextPart(bytes) });
  }

  /** An object inside a stream or a comment, which a table of contents could point at. */
  hidesObjects(): boolean {
    const { ends, areInterrupted } = findHeads(this.#source);
    return (
      areInterrupted ||
      ends.length !== this.#parsed.length ||
      ends.some((end, index) => end !== this.#parsed[index])
    );
  }

  #toNextPart(bytes: Uint8Array): () => void {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    const part = /startxref|xref|trailer|(?<![0-9])[0-9]{1,15}[\0\t\n\f\r ]+[0-9]{1,15}[\0\t\n\f\r ]*obj/g;
    return () => {
      this.skipWhitespaceAndComments();
      part.lastIndex = this.bytes.offset();
      this.bytes.moveTo(part.exec(text)?.index ?? bytes.length);
    };
  }

  protected override matchKeyword(keyword: number[]): boolean {
    this.#tokens += 1;
    if (this.#tokens % tokensPerCheck === 0 && performance.now() > this.#budget.until)
      throw new Error('too long');
    const isFound = super.matchKeyword(keyword);
    if (isFound && keyword.length === 3 && String.fromCharCode(...keyword) === 'obj')
      this.#headEnd = this.bytes.offset();
    return isFound;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const isOuter = this.#depth === 0;
    this.#depth += 1;
    const found = super.parseObject(ref);
    this.#depth -= 1;
    if (!isOuter) {
      if (found instanceof PDFRawStream) throw new Error('a stream in another value');
      return found;
    }
    if (found instanceof PDFName) this.#visitor.value(found);
    if (ref === undefined) return found;
    this.#parsed.push(this.#headEnd);
    this.#visitor.object(ref.objectNumber, found);
    return found instanceof PDFRawStream ? this.#readStream(found) : found;
  }

  protected override parseArray(ref?: PDFRef): PDFArray {
    const array = super.parseArray(ref);
    this.#visitor.value(array);
    return array;
  }

  /** That of pdf-lib keeps the last value of a key that is there twice; others keep the first. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const entries = new Map<PDFName, PDFObject>();
    this.bytes.assertNext(lessThan);
    this.bytes.assertNext(lessThan);
    this.skipWhitespaceAndComments();
    while (this.bytes.peek() !== greaterThan) {
      const key = this.parseName();
      const value = this.parseObject(ref);
      // Names and references are one object each.
      if (entries.has(key) && entries.get(key) !== value) throw new Error('a key twice');
      entries.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(greaterThan);
    this.bytes.assertNext(greaterThan);
    const dict = PDFDict.fromMapWithContext(entries, this.context);
    this.#visitor.value(dict);
    return dict;
  }

  /** Compressed objects are read here, strictly; without its type, pdf-lib takes the stream for any other. */
  #readStream(stream: PDFRawStream): PDFRawStream {
    const { dict, contents } = stream;
    const type = valueOf(dict, 'Type');
    if (type instanceof PDFRef) throw new Error('a stream of a type that may change');
    const isObjects = type === PDFName.of('ObjStm');
    if (isObjects) this.#readObjects(stream);
    else if (valueOf(dict, 'First') !== undefined && valueOf(dict, 'N') !== undefined)
      throw new Error('compressed objects under another name');
    const isPlain = !isObjects && type !== PDFName.of('XRef');
    return isPlain ? stream : PDFRawStream.of(PDFDict.withContext(this.context), contents);
  }

  #readObjects({ dict, contents }: PDFRawStream): void {
    const [count, first] = [integerOf(dict, 'N'), integerOf(dict, 'First')];
    const inside = new PdfReader(inflate(dict, contents, this.#budget), this.#visitor, this.#budget);
    const places = inside.#readPlaces(count);
    let end = 0;
    for (const { number, offset } of places) {
      // One ends before the next begins: some readers cut it there.
      if (offset < end) throw new Error('compressed objects one over the other');
      inside.bytes.moveTo(first + offset);
      const value = inside.parseObject();
      if (value instanceof PDFRawStream) throw new Error('a compressed stream');
      this.#visitor.object(number, value);
      end = inside.bytes.offset() - first;
    }
  }

  #readPlaces(count: number): { number: number; offset: number }[] {
    const places: { number: number; offset: number }[] = [];
    while (places.length < count) {
      this.skipWhitespaceAndComments();
      const number = this.parseRawInt();
      this.skipWhitespaceAndComments();
      places.push({ number, offset: this.parseRawInt() });
    }
    return places;
  }
}

const [lessThan, greaterThan] = [0x3c, 0x3e];

const valueOf = (dict: PDFDict, key: string): PDFObject | undefined => dict.get(PDFName.of(key), true);

/** In the dictionary itself: an object could be replaced later in the file. */
function integerOf(dict: PDFDict, key: string): number {
  const value = valueOf(dict, key);
  const number = value instanceof PDFNumber ? value.asNumber() : Number.NaN;
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${key} is no count`);
  return number;
}

/** One compression or none, without parameters, and no key that some readers take for another. */
function inflate(dict: PDFDict, contents: Uint8Array, budget: Budget): Uint8Array {
  if (['DecodeParms', 'DP', 'F', 'FFilter'].some((key) => valueOf(dict, key) !== undefined))
    throw new Error('compressed objects with parameters');
  const filter = valueOf(dict, 'Filter');
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only !== undefined && only !== PDFName.of('FlateDecode')) throw new Error('another compression');
  const left = maxInflated - budget.inflated;
  const bytes = only === undefined ? contents : inflateSync(contents, { maxOutputLength: left });
  budget.inflated += bytes.length;
  if (budget.inflated > maxInflated) throw new Error('too large');
  return bytes;
}
