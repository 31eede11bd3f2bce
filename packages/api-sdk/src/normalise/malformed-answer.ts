/** An answer that cannot be read, an amount above all: it is an error, never a zero. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}
