import { nodeTests } from '@repo/vite-config/vitest';
import { mergeConfig } from 'vitest/config';

// Page tests: the screens in a document, the API behind msw.
export default mergeConfig(nodeTests(), {
  test: { environment: 'jsdom', testTimeout: 30_000, css: { modules: { classNameStrategy: 'non-scoped' } } },
});
