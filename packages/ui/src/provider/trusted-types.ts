/**
 * Our pages require Trusted Types: no text ever becomes HTML. The component library still empties its live regions by
 * assigning an empty text to `innerHTML`; this policy accepts exactly that, and nothing else.
 */
interface PolicyFactory {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
}

/** Installs the policy where the browser supports Trusted Types; once a document. */
export function allowEmptyHtml(scope: object = globalThis): void {
  const factory = 'trustedTypes' in scope ? scope.trustedTypes : undefined;
  if (!isPolicyFactory(factory) || factory.defaultPolicy !== null) return;
  factory.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value && 'defaultPolicy' in value;
}
