/** A refusal as Sumsub words it. */
export class SumsubRefusal extends Error {
  override readonly name = 'SumsubRefusal';
  readonly code: number;
  readonly named: { errorCode: number; errorName: string } | null;

  constructor(code: number, description: string, named: SumsubRefusal['named'] = null) {
    super(description);
    this.code = code;
    this.named = named;
  }
}
