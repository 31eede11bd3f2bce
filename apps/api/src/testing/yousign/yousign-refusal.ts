/** A refusal as Yousign words it; of a 429 there is only a message. */
export class YousignRefusal extends Error {
  override readonly name = 'YousignRefusal';
  readonly code: number;
  readonly headers: Record<string, string>;

  constructor(code: number, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.code = code;
    this.headers = headers;
  }

  /** The body of the response. */
  get problem(): object {
    if (this.code === 429) return { message: this.message };
    return { type: this.code === 500 ? 'about:blank' : 'https://yousign.app/problem', detail: this.message };
  }
}
