// The long series of a response, some forty thousand points, written as JSON bytes directly: objects turned to text by
// JSON.stringify, and doubles printed with their seventeen digits, cost more time and twice the bytes.
import type { RatePoint, ValuePoint } from '@repo/domain/portfolio';

/** Under the 1e-9 that docs/money.md (Exactness) allows the points of a chart, with room for the doubles' own error. */
const TOLERANCE = 9e-10;
const DIGITS = [9, 10] as const;
const MAX_DECIMALS = 20;
const powersOfTen = Array.from({ length: MAX_DECIMALS + 1 }, (_, exponent) => 10 ** exponent);

/** A response is written in chunks of this size, each compressed while the next is written. */
const CHUNK_BYTES = 65_536;
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

/**
 * Writes into two chunks in turn; its caller sees that there is room for what it writes. Two megabytes of buffers an
 * response would bring a full garbage collection every few responses, which lasts longer than the response.
 */
class ChunkWriter {
  #bytes = Buffer.allocUnsafe(CHUNK_BYTES);
  #other = Buffer.allocUnsafe(CHUNK_BYTES);
  #length = 0;

  get room(): number {
    return CHUNK_BYTES - this.#length;
  }

  /** What was written since the last time. Its bytes are written over after the next time. */
  take(): Buffer {
    const written = this.#bytes.subarray(0, this.#length);
    [this.#bytes, this.#other] = [this.#other, this.#bytes];
    this.#length = 0;
    return written;
  }

  constant(text: Uint8Array): void {
    this.#bytes.set(text, this.#length);
    this.#length += text.length;
  }

  /** ASCII only. */
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

/** A list of points still to be written. */
interface Series {
  readonly length: number;
  readonly writePoint: (writer: ChunkWriter, index: number) => void;
}

/** A part of a response: JSON text, or a series in its place. */
export type JsonPart = string | Series;

export function ratePointsJson(points: readonly RatePoint[]): JsonPart[] {
  return listJson(points, (writer, { date, performance_rate }) => {
    writer.constant(pointStart);
    writer.text(date);
    writer.constant(rateMiddle);
    writer.number(performance_rate);
    writer.constant(end);
  });
}

export function valuePointsJson(points: readonly ValuePoint[]): JsonPart[] {
  return listJson(points, (writer, { date, value, contribution, stale }) => {
    writer.constant(pointStart);
    writer.text(date);
    writer.constant(valueMiddle);
    writer.number(value);
    writer.constant(contributionMiddle);
    writer.number(contribution);
    writer.constant(stale ? staleEnd : end);
  });
}

function listJson<Point>(
  points: readonly Point[],
  writePoint: (writer: ChunkWriter, point: Point) => void,
): JsonPart[] {
  const series: Series = {
    length: points.length,
    writePoint(writer, index) {
      const point = points[index];
      if (point === undefined) return;
      if (index > 0) writer.constant(comma);
      writePoint(writer, point);
    },
  };
  return ['[', series, ']'];
}

/** An object whose values are JSON already. */
export function objectJson(
  entries: readonly (readonly [key: string, json: readonly JsonPart[] | string])[],
): JsonPart[] {
  const members = entries.flatMap(([key, json], index) => [
    `${index === 0 ? '' : ','}${JSON.stringify(key)}:`,
    ...(typeof json === 'string' ? [json] : json),
  ]);
  return ['{', ...members, '}'];
}

/**
 * The bytes of a response, written on demand. A chunk is good until the one after the next is requested: the
 * next can be written while it is compressed, and who keeps it longer copies it.
 */
export function* jsonChunks(parts: readonly JsonPart[]): Generator<Buffer, void> {
  const writer = new ChunkWriter();
  for (const part of parts) {
    if (typeof part === 'string') {
      let rest = Buffer.from(part);
      while (rest.length > writer.room) {
        const fitting = writer.room;
        writer.constant(rest.subarray(0, fitting));
        rest = rest.subarray(fitting);
        yield writer.take();
      }
      writer.constant(rest);
      continue;
    }
    for (let index = 0; index < part.length; index += 1) {
      if (writer.room < BYTES_A_POINT) yield writer.take();
      part.writePoint(writer, index);
    }
  }
  yield writer.take();
}
