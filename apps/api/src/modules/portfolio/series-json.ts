// The long series of an answer, some forty thousand points, written as JSON bytes directly: objects turned to text by
// JSON.stringify, and doubles printed with their seventeen digits, cost more time and twice the bytes.
import type { RatePoint, ValuePoint } from '@repo/domain/portfolio';

/** Under the 1e-9 that docs/money.md (Exactness) allows the points of a chart, with room for the doubles' own error. */
const TOLERANCE = 9e-10;
const DIGITS = [9, 10] as const;
const MAX_DECIMALS = 20;
const powersOfTen = Array.from({ length: MAX_DECIMALS + 1 }, (_, exponent) => 10 ** exponent);

/** More than any point takes: its keys, a date, and two numbers of 25 characters. */
const BYTES_A_POINT = 128;
const ZERO = 48;
const POINT = 46;
const HALF_DIGITS = 5;
const HALF = 10 ** HALF_DIGITS;

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const pointStart = ascii('{"date":"');
const rateMiddle = ascii('","performance_rate":');
const valueMiddle = ascii('","value":');
const contributionMiddle = ascii(',"contribution":');
const staleEnd = ascii(',"stale":true}');
const end = ascii('}');
const comma = ascii(',');
const opening = ascii('[');
const closing = ascii(']');

let scratch = Buffer.alloc(0);

/** One buffer for all series, written one at a time: a new one each would make the collector run on every answer. */
function scratchOf(size: number): Buffer {
  if (scratch.length < size) scratch = Buffer.allocUnsafe(size);
  return scratch;
}

/** Writes ASCII into a buffer that its caller has made large enough. */
class PointWriter {
  readonly #bytes: Buffer;
  #length = 0;

  constructor(pointCount: number) {
    this.#bytes = scratchOf(pointCount * BYTES_A_POINT + 2);
  }

  /** A copy: the next writer uses the same bytes. */
  written(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  constant(text: Uint8Array): void {
    this.#bytes.set(text, this.#length);
    this.#length += text.length;
  }

  text(text: string): void {
    const bytes = this.#bytes;
    const start = this.#length;
    for (let index = 0; index < text.length; index += 1) bytes[start + index] = text.charCodeAt(index);
    this.#length = start + text.length;
  }

  /** A chart's number with as few digits as the tolerance lets it have. Exact figures never pass here. */
  number(value: number): void {
    if (value === 0 || !Number.isFinite(value)) return this.text('0');
    const size = Math.abs(value);
    const exponent = Math.floor(Math.log10(size));
    for (const digits of DIGITS) {
      const decimals = digits - 1 - exponent;
      const scale = powersOfTen[decimals];
      // Very large and very small numbers go out as they are.
      if (scale === undefined) break;
      const integer = Math.round(size * scale);
      if (Math.abs(integer / scale - size) > size * TOLERANCE) continue;
      if (value < 0) this.text('-');
      return this.#decimal(integer, decimals);
    }
    this.text(String(value));
  }

  /** `integer / 10 ** decimals`, from its last digit to its first, without the zeros at its end. */
  #decimal(integer: number, decimals: number): void {
    const bytes = this.#bytes;
    const digitCount = integer < 1e8 ? 8 : integer < 1e9 ? 9 : integer < 1e10 ? 10 : 11;
    const width = Math.max(digitCount, decimals + 1);
    const pastEnd = this.#length + width + (decimals > 0 ? 1 : 0);
    // Two halves, because small integers divide several times faster than those beyond 2^31.
    const high = Math.floor(integer / HALF);
    let rest = integer - high * HALF;
    let position = pastEnd;
    for (let index = 1; index <= width; index += 1) {
      const quotient = Math.trunc(rest / 10);
      position -= 1;
      bytes[position] = ZERO + rest - quotient * 10;
      rest = index === HALF_DIGITS ? high : quotient;
      if (index !== decimals) continue;
      position -= 1;
      bytes[position] = POINT;
    }
    this.#length = decimals > 0 ? withoutEndingZeros(bytes, pastEnd) : pastEnd;
  }
}

function withoutEndingZeros(bytes: Uint8Array, pastEnd: number): number {
  let length = pastEnd;
  while (bytes[length - 1] === ZERO) length -= 1;
  return bytes[length - 1] === POINT ? length - 1 : length;
}

export function ratePointsJson(points: readonly RatePoint[]): Buffer {
  const writer = new PointWriter(points.length);
  writer.constant(opening);
  for (const [index, point] of points.entries()) {
    if (index > 0) writer.constant(comma);
    writer.constant(pointStart);
    writer.text(point.date);
    writer.constant(rateMiddle);
    writer.number(point.performance_rate);
    writer.constant(end);
  }
  writer.constant(closing);
  return writer.written();
}

export function valuePointsJson(points: readonly ValuePoint[]): Buffer {
  const writer = new PointWriter(points.length);
  writer.constant(opening);
  for (const [index, { date, value, contribution, stale }] of points.entries()) {
    if (index > 0) writer.constant(comma);
    writer.constant(pointStart);
    writer.text(date);
    writer.constant(valueMiddle);
    writer.number(value);
    writer.constant(contributionMiddle);
    writer.number(contribution);
    writer.constant(stale ? staleEnd : end);
  }
  writer.constant(closing);
  return writer.written();
}

/** An object whose values are JSON already. */
export function objectJson(entries: readonly (readonly [key: string, json: Buffer | string])[]): Buffer {
  const parts = entries.flatMap(([key, json], index) => [
    Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(key)}:`),
    typeof json === 'string' ? Buffer.from(json) : json,
  ]);
  return Buffer.concat([Buffer.from('{'), ...parts, Buffer.from('}')]);
}
