// Adds a currency, a contract status and a role to a copy of the sources, and reads what the compiler then names: each
// place where a new member must be decided. A `Partial`, a `default` or a list typed by hand would drop out of it.
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exists, filesMatching, root } from './repository.ts';

const run = promisify(execFile);

interface Member {
  /** Unlike any other word, so that an error is known to be about it. */
  readonly name: string;
  /** Where it is declared, and after which member. */
  readonly declared: readonly (readonly [file: string, after: RegExp])[];
}

const generated = 'packages/api-sdk/src/generated/api.ts';
const members = {
  currency: {
    name: 'NEWCOIN',
    declared: [
      ['packages/domain/src/money/currencies.ts', /(?<=PAYMENT_ASSETS = \[.*)'ETH'/],
      [generated, /(?<="EURC" \| )"WBTC"/g],
    ],
  },
  'displayed currency': {
    name: 'NEWFIAT',
    declared: [
      ['packages/domain/src/money/currencies.ts', /(?<=DISPLAY_CURRENCIES = \[.*)'ETH'/],
      [generated, /(?<="CHF" \| "BTC" \| )"ETH"/g],
    ],
  },
  status: {
    name: 'newstatus',
    declared: [
      ['packages/domain/src/contract-status/statuses.ts', /(?<=contractStatuses = \[.*)'closed'/],
      [generated, /(?<="canceled" \| )"closed"/g],
    ],
  },
  role: {
    name: 'newrole',
    declared: [
      ['packages/domain/src/access/roles.ts', /(?<=\n {2})'admin_kaskad'/],
      [generated, /(?<="admin_yield" \| )"admin_kaskad"/g],
    ],
  },
} as const satisfies Readonly<Record<string, Member>>;

/** How many errors each file has until the member is decided there: what CONTRIBUTING's recipes list. */
const places: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  currency: {
    'apps/api/src/modules/strategies/strategies.mapper.ts': 1,
    'apps/api/src/modules/strategies/strategy-change.ts': 1,
    'apps/backoffice/src/features/products/CryptoFields.tsx': 3,
    'apps/backoffice/src/features/products/MinimumFields.tsx': 2,
    'apps/backoffice/src/features/products/product-form.model.ts': 5,
    'apps/kaskad-client/src/shared/rounds.texts.ts': 1,
    'apps/yield-client/src/shared/payment-kit/payment-kit.model.ts': 1,
    'packages/api-sdk/src/normalise/strategy.ts': 1,
    'packages/domain/src/crypto-address/index.ts': 2,
    'packages/domain/src/format/amount.ts': 1,
    'packages/domain/src/limits/minimums.ts': 2,
    'packages/domain/src/limits/subscription.ts': 3,
    'packages/domain/src/money/currencies.ts': 1,
    'packages/domain/src/products/minimum-fields.ts': 1,
    'packages/domain/src/products/validate-product.ts': 1,
  },
  'displayed currency': {
    'apps/yield-client/src/features/products/product-history.model.ts': 1,
    'packages/domain/src/books/quote-calendar.ts': 1,
    'packages/domain/src/format/amount.ts': 2,
    'packages/domain/src/money/currencies.ts': 2,
    'packages/domain/src/portfolio/as-of.ts': 1,
    'packages/domain/src/portfolio/market.ts': 1,
  },
  status: {
    'apps/api/src/demo/load-demo-contracts.ts': 1,
    'apps/api/src/modules/contracts/contracts.handlers.ts': 1,
    'apps/api/src/modules/contracts/contracts.texts.ts': 1,
    'apps/api/src/modules/contracts/end-contract.ts': 1,
    'apps/backoffice/src/shared/contract-tones.ts': 1,
    'apps/yield-client/src/features/documents/status-tones.ts': 1,
    'packages/client/src/staff-address-words.ts': 1,
    'packages/domain/src/contract-status/contract-status.texts.ts': 1,
    'packages/domain/src/contract-status/statuses.ts': 1,
    'packages/domain/src/contract-status/transitions.ts': 4,
  },
  role: {
    'apps/api/src/testing/callers.ts': 1,
    'apps/backoffice/src/shared/shared.texts.ts': 1,
    'packages/domain/src/access/flags.ts': 1,
    'packages/domain/src/access/staff-areas.ts': 1,
  },
};

const packages = [
  'apps',
  'packages',
  'tooling/tsconfig',
  'tooling/vite-config',
  'tooling/postgres',
  'tooling/site-server',
] as const;
/** Programs that reach every source of the product. */
const programs = [
  'packages/domain',
  'apps/api',
  'apps/yield-client',
  'apps/backoffice',
  'apps/kaskad-client',
];

const scratch = mkdtempSync(join(tmpdir(), 'new-members-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let errors: string[] = [];

beforeAll(async () => {
  copySources();
  for (const { name, declared } of Object.values(members)) {
    for (const [file, after] of declared) addMember(join(scratch, file), after, name);
  }
  const outputs = [];
  for (const program of programs) outputs.push(await compile(program));
  errors = outputs.flat();
  // It compiles every program, on machines of two cores that run other tests meanwhile.
}, 900_000);

/** Sources without tests and stories; a package finds the others of the copy, and the installed libraries. */
function copySources(): void {
  const wanted = filesMatching(new RegExp(`^(${packages.join('|')})/`)).filter(
    (file) => /\.(ts|tsx|json|d\.ts)$/.test(file) && !/\.(test|stories)\.tsx?$|\/\.storybook\//.test(file),
  );
  for (const file of wanted) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file));
  }
  for (const manifest of wanted.filter((file) => file.endsWith('/package.json')))
    linkLibraries(dirname(manifest));
}

function linkLibraries(folder: string): void {
  const installed = join(root, folder, 'node_modules');
  if (!exists(join(folder, 'node_modules'))) return;
  const linked = join(scratch, folder, 'node_modules');
  mkdirSync(join(linked, '@repo'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@repo') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(installed, '@repo'))) {
    const source = relative(root, realpathSync(join(installed, '@repo', name)));
    symlinkSync(join(scratch, source), join(linked, '@repo', name));
  }
}

function addMember(file: string, after: RegExp, name: string): void {
  const before = readFileSync(file, 'utf8');
  const changed = before.replace(
    after,
    (last) => `${last}${last.startsWith('"') ? ' | ' : ', '}${last.replace(/\w+/, name)}`,
  );
  if (changed === before)
    throw new Error(`${relative(scratch, file)} does not declare the members where it did.`);
  writeFileSync(file, changed);
}

/** The lines of the compiler's errors, each with its file from the root. */
async function compile(program: string): Promise<string[]> {
  const compiler = join(root, 'node_modules/.bin/tsc');
  const { stdout } = await run(compiler, ['-p', program, '--pretty', 'false'], {
    cwd: scratch,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failed: { readonly stdout: string }) => failed);
  return stdout.split(/\n(?=\S)/);
}

/** How often each file is named in errors that speak of a member. */
function placesNaming(name: string): Record<string, number> {
  const named = errors
    .filter((error) => error.toLowerCase().includes(name.toLowerCase()))
    .map((error) => error.split(': ', 1)[0] ?? '');
  return countBy([...new Set(named)].map((place) => place.replace(/\(.*/, '')));
}

function countBy(files: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(files, (file) => file)].map(([file, all]) => [file, all.length]));
}

describe('the compiler names each place where a new member is decided', () => {
  it.each(Object.entries(members))('%s', (kind, { name }) => {
    expect(placesNaming(name)).toEqual(places[kind]);
  });

  it('and nothing else stops compiling', () => {
    const names = Object.values(members).map(({ name }) => name.toLowerCase());
    const isKnown = (error: string) => names.some((name) => error.toLowerCase().includes(name));
    const others = errors.filter((error) => error !== '' && !isKnown(error));
    expect(others).toEqual([]);
  });
});
