import { describe, expect, it, vi } from 'vitest';
import { allowEmptyHtml } from './trusted-types.ts';

describe('allowEmptyHtml', () => {
  it('accepts an empty text, and no markup', () => {
    const createPolicy = vi.fn();
    allowEmptyHtml({ trustedTypes: { defaultPolicy: null, createPolicy } });
    const { createHTML } = createPolicy.mock.calls[0]?.[1] ?? {};
    expect([createHTML(''), createHTML('<img src=x onerror=alert(1)>'), createHTML('texte')]).toEqual([
      '',
      null,
      null,
    ]);
  });

  it('leaves an existing policy, and a browser without Trusted Types', () => {
    const createPolicy = vi.fn();
    allowEmptyHtml({ trustedTypes: { defaultPolicy: {}, createPolicy } });
    allowEmptyHtml({});
    expect(createPolicy).not.toHaveBeenCalled();
  });
});
