/** Rules of the house style that no linter checks; each test names what it protects. */
import { describe, expect, it } from 'vitest';
import { exists, filesMatching, linesMatching, read, sources } from './repository.ts';

const clients = ['yield-client', 'kaskad-client', 'backoffice'];

describe('structure', () => {
  it('a feature never imports another feature', () => {
    const offending = clients.flatMap((client) =>
      filesMatching(new RegExp(`^apps/${client}/src/features/.*\\.tsx?$`)).flatMap((file) => {
        const feature = file.split('/')[4];
        return [
          ...read(file).matchAll(
            /from '([^']*features\/([^/']+)[^']*|\.\.\/\.\.\/([^/']+)\/[^']*|\.\.\/([^/'.]+)\/[^']*)'/g,
          ),
        ]
          .filter((match) => isOtherFeature(client, feature ?? '', match[2] ?? match[4] ?? ''))
          .map((match) => `${file} imports ${match[1]}`);
      }),
    );
    expect(offending).toEqual([]);
  });

  it('browser storage, the network and the clock are each used in one module', () => {
    const inClients = sources().filter((file) => !file.startsWith('apps/api/'));
    const outside = (home: RegExp) => inClients.filter((file) => !home.test(file));
    expect(linesMatching(outside(/^packages\/auth\/src\/.*storage/), /\blocalStorage\b/)).toEqual([]);
    expect(linesMatching(outside(/^packages\/api-sdk\//), /(?<![\w.])fetch\(/)).toEqual([]);
    expect(
      linesMatching(
        outside(/^packages\/client\/src\/clock\.ts$/),
        /new Date\(\)|new Date;|Date\.now\b|(?<!new )\bDate\(\)|performance\.now\b/,
      ),
    ).toEqual([]);
  });

  it('« Travaux » has a French name for each queue of background work', () => {
    const queues = [...read('apps/api/src/db/job-queues.ts').matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)];
    const texts = read('apps/backoffice/src/features/jobs/jobs.texts.ts');
    expect(queues.length).toBeGreaterThan(20);
    expect(queues.map(([, name]) => name).filter((name) => !texts.includes(`['${name}', '`))).toEqual([]);
  });

  it('the parameters of the address bar are spelled in one module', () => {
    const inClients = sources().filter(
      (file) => !/^(apps\/api|packages\/client\/src\/(use-)?address\.ts)/.test(file),
    );
    const screens = inClients.filter((file) => /^(apps|packages\/client)\//.test(file));
    expect(linesMatching(screens, /\buseSearchParams\b|\?[a-z_]+=|searchParams\.(get|set)\(/)).toEqual([]);
  });

  it('[A58] a form of staff keeps its values by the one hook, or has a test of its own', () => {
    const forms = filesMatching(/^apps\/backoffice\/src\/.*(?<!\.test|\.stories)\.tsx$/).filter((file) =>
      /<Form\b/.test(read(file)),
    );
    expect(forms.length).toBeGreaterThan(30);
    expect(forms.filter((file) => !/\buse\w*Form\b|CheckedForm|StepForm/.test(read(file)))).toEqual([
      // It sends nothing: a filter of the list.
      'apps/backoffice/src/features/contracts/AmountRange.tsx',
      // Steps with a file, and a choice of proposals: the tests of [A58] in ImportPage, StatementImportPage, ReceiptsPage
      // and PayoutReturns.
      'apps/backoffice/src/features/imports/ColumnsStep.tsx',
      'apps/backoffice/src/features/imports/CommitForm.tsx',
      'apps/backoffice/src/features/imports/FileStep.tsx',
      'apps/backoffice/src/features/receipts/AttachForm.tsx',
      'apps/backoffice/src/features/receipts/ColumnsStep.tsx',
      'apps/backoffice/src/features/receipts/PayoutReturnForm.tsx',
      'apps/backoffice/src/features/receipts/StatementFileStep.tsx',
    ]);
  });

  it('a component is split into a chunk by lazyPart only, and a route by its route table', () => {
    const inClients = sources().filter((file) => !file.startsWith('apps/api/'));
    expect(linesMatching(inClients, /\blazy\(|\blazy\b.*from 'react'|React\.lazy/)).toEqual([]);
    // Routes have their error boundary. A start that fails is reported by its own page, and a write is not sent before
    // its decoder is loaded; what another host needs is read by a query, which is retried. Everything else goes through `loadChunk`, which makes a later attempt possible.
    const others = [
      /^apps\/[^/]+\/src\/app\/(.*routes|router|bootstrap|start-prefetch)\.tsx?$/,
      /^apps\/backoffice\/src\/app\/routes\//,
      /^packages\/client\/src\/start\/start-app\.tsx$/,
      /^packages\/auth\/src\/flows\/handoff\.ts$/,
      /^packages\/api-sdk\/src\/(normalise\/(decode-response|decoders)|client\/(api-client|offer))\.ts$/,
    ];
    const rest = inClients.filter((file) => !others.some((home) => home.test(file)));
    expect(linesMatching(rest, /(?<!(lazyPart|loadChunk)\(.*)\bimport\(/)).toEqual([]);
  });

  it('each lazy part is tried with its chunk missing', () => {
    const tests = [
      'tooling/e2e/journeys/missing-chunks.spec.ts',
      ...filesMatching(/\/missing-[a-z]+\.test\.tsx$/),
    ]
      .map(read)
      .join('\n');
    const chunks = sources()
      .flatMap((file) => [...read(file).matchAll(/(?:lazyPart|loadChunk)\([^\n]*import\('([^']+)'\)/g)])
      .map(([, path = '']) =>
        path.startsWith('.') ? path.replace(/.*\//, '').replace(/\.tsx?$/, '') : path,
      );
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.filter((chunk) => !tests.includes(chunk.replace(/\/.*core.*/, '')))).toEqual([]);
  });

  it('money never goes through a float or a second formatter', () => {
    const outsideDomain = sources().filter(
      // Demonstration prices are a random walk: no client's money depends on them.
      (file) => !file.startsWith('packages/domain/') && !file.startsWith('apps/api/src/demo/'),
    );
    expect(
      linesMatching(outsideDomain, /parseFloat\(|\.toFixed\(|new Intl\.NumberFormat|toLocaleString\(/),
    ).toEqual([]);
  });

  it('the payment currencies are listed in one module, where a new one is added', () => {
    // The laws of the figures are computed a second time, from lists of their own.
    const product = sources().filter((file) => !/\/portfolio\/laws\//.test(file));
    const listed = /^(?=.*'EURC')(?=.*'WBTC')/;
    expect(linesMatching(product, listed).map((line) => line.split(':')[0])).toEqual([
      'packages/domain/src/money/currencies.ts',
    ]);
  });

  it('finance reviews each area that books money', () => {
    const areas = linesMatching(filesMatching(/^apps\/api\/src\/modules\/.*\.ts$/), /from '\.\.\/books\//)
      .filter((line) => !/\.(test|fixture)\.ts:/.test(line))
      .map((line) => `/${line.split('/').slice(0, 5).join('/')}/`);
    const owned = read('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line.endsWith(' @owner/finance'))
      .map((line) => line.split(' ')[0] ?? '');
    expect(new Set(areas).size).toBeGreaterThan(5);
    expect([...new Set(areas)].filter((area) => !owned.includes(area))).toEqual([]);
    expect(owned.filter((path) => !exists(path))).toEqual([]);
  });

  it('a colour is named in the tokens only', () => {
    const styled = filesMatching(/^(apps|packages)\/.*\.(css|tsx?)$/).filter(
      (file) => !/\/tokens\/|\.gen\.css$|\.test\.|generated\//.test(file) && !file.startsWith('apps/api/'),
    );
    expect(linesMatching(styled, /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b(?=['";\s)])|oklch\(|rgba?\(/)).toEqual(
      [],
    );
  });

  it('features and what they share never import the frame of their application', () => {
    const below = filesMatching(
      /^apps\/[^/]+-client\/src\/(features|shared)\/|^apps\/backoffice\/src\/(features|shared)\//,
    );
    expect(below.length).toBeGreaterThan(100);
    expect(linesMatching(below, /from '(\.\.\/)+app\//)).toEqual([]);
  });

  it('every model has its table test beside it', () => {
    const models = filesMatching(/^(apps|packages)\/.*\.model\.ts$/);
    expect(models.length).toBeGreaterThan(40);
    expect(models.filter((file) => !exists(file.replace(/\.ts$/, '.test.ts')))).toEqual([]);
  });

  it('French is written in the words files, never in a component', () => {
    const components = filesMatching(/^(apps|packages)\/[^/]+\/src\/.*\.tsx$/).filter(
      (file) => !/\.(test|stories)\.tsx$/.test(file),
    );
    expect(linesMatching(components, />[^<>{}]*[àâçéèêëîïôùûœÀÉÈÊ][^<>{}]*</)).toEqual([]);
    expect(
      linesMatching(
        components,
        /(label|title|description|placeholder|aria-label)="[^"]*[àâçéèêëîïôùûœÀÉÈÊ ][^"]*"/,
      ),
    ).toEqual([]);
  });

  it.each(clients)('the page of %s has its title before any script runs', (client) => {
    const page = read(`apps/${client}/index.html`);
    expect(page).toMatch(/<html lang="fr"/);
    expect(page).toMatch(/<title>[^<]{6,60}<\/title>/);
    expect(page).toMatch(/<meta name="description" content="[^"]{20,160}" \/>/);
    // The first bytes of the page: a browser guesses the encoding of a title that comes before it.
    expect(page.indexOf('charset')).toBeLessThan(page.indexOf('<title>'));
  });

  it('the lock file and the settings name no registry', () => {
    const settings = filesMatching(/^(pnpm-lock\.yaml|\.npmrc|pnpm-workspace\.yaml)$/);
    expect(linesMatching(settings, /tarball:|https?:\/\//)).toEqual([]);
  });

  it('a journey moves by links: addresses are typed in one file, and by the journeys that are about them', () => {
    const journeys = filesMatching(/^tooling\/e2e\/(src|journeys)\/.*\.ts$/);
    const typing = linesMatching(journeys, /\.goto\(/).filter(
      (line) => !line.startsWith('tooling/e2e/src/addresses.ts:'),
    );
    expect(typing).toEqual([]);
    const aboutAddresses = journeys.filter((file) => /typeAddress\b.*addresses\.ts/.test(read(file)));
    expect(aboutAddresses.map((file) => file.replace('tooling/e2e/', ''))).toEqual([
      'journeys/access.spec.ts',
      'journeys/missing-chunks.spec.ts',
      'journeys/narrow-screens.spec.ts',
      'journeys/roles.spec.ts',
      'journeys/screens.spec.ts',
      'journeys/staff-screens.spec.ts',
      'journeys/subscription.spec.ts',
      'journeys/time.spec.ts',
      'src/screens/steps.ts',
    ]);
  });

  it('no TODO, disabled test or debugging output is left', () => {
    const all = filesMatching(/^(apps|packages|tooling)\/.*\.(tsx?|mjs|css)$/).filter(
      (file) => !file.startsWith('tooling/checks/'),
    );
    expect(linesMatching(all, /\b(TODO|FIXME)\b|\b(it|test|describe)\.(only|skip)\(/)).toEqual([]);
  });
});

function isOtherFeature(client: string, feature: string, imported: string): boolean {
  if (imported === '' || imported === feature) return false;
  return filesMatching(new RegExp(`^apps/${client}/src/features/${imported}/`)).length > 0;
}
