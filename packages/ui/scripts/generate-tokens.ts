// Writes the style sheet and the mail colours from the typed palettes; with --check, fails when one is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { renderTokensCss } from '../src/tokens/css.ts';
import { renderMailColours } from '../src/tokens/mail-colours.ts';

const repository = new URL('../../../', import.meta.url);
const targets = {
  'packages/ui/src/tokens/tokens.gen.css': renderTokensCss(),
  'apps/api/src/modules/notifications/layout/generated/mail-colours.ts': renderMailColours(),
};

for (const [path, content] of Object.entries(targets)) {
  const target = new URL(path, repository);
  if (!process.argv.includes('--check')) {
    writeFileSync(target, content);
  } else if (readFileSync(target, 'utf8') !== content) {
    console.error(`${path} is stale: run \`pnpm --filter @repo/ui codegen\`.`);
    process.exitCode = 1;
  }
}
