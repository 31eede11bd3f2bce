// Writes src/tokens/tokens.gen.css from the typed palettes; with --check, fails when the file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { renderTokensCss } from '../src/tokens/css.ts';

const target = new URL('../src/tokens/tokens.gen.css', import.meta.url);
const css = renderTokensCss();

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== css) {
    console.error('tokens.gen.css is stale: run `pnpm --filter @repo/ui codegen`.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, css);
}
