/** An invalid response, for example with a malformed amount, which must never be shown as zero. */
export class MalformedResponse extends Error {
  override name = 'MalformedResponse';
}
