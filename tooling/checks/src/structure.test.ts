/** Rules of the house that no linter holds; each test says what it protects. */
import { describe, expect, it } from 'vitest';
import { filesMatching, linesMatching, read, sources } from './repository.ts';

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

  it('a browser store, the network and the clock each have one home', () => {
    const inClients = sources().filter((file) => !file.startsWith('apps/api/'));
    const homes = [/^packages\/auth\/src\/.*storage/, /^packages\/domain\/src\/dates\//];
    const others = inClients.filter((file) => !homes.some((home) => home.test(file)));
    expect(linesMatching(others, /\blocalStorage\b/)).toEqual([]);
    expect(
      linesMatching(
        others.filter((file) => !file.startsWith('packages/api-sdk/')),
        /(?<![\w.])fetch\(/,
      ),
    ).toEqual([]);
  });

  it('money never goes through a float or a second formatter', () => {
    const outsideDomain = sources().filter(
      // Demonstration prices are invented by a random walk: nobody is owed them.
      (file) => !file.startsWith('packages/domain/') && !file.includes('/db/demo/'),
    );
    expect(
      linesMatching(outsideDomain, /parseFloat\(|\.toFixed\(|new Intl\.NumberFormat|toLocaleString\(/),
    ).toEqual([]);
  });

  it('a colour is named in the tokens only', () => {
    const styled = filesMatching(/^(apps|packages)\/.*\.(css|tsx?)$/).filter(
      (file) => !/\/tokens\/|\.gen\.css$|\.test\.|generated\//.test(file) && !file.startsWith('apps/api/'),
    );
    expect(linesMatching(styled, /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b(?=['";\s)])|oklch\(|rgba?\(/)).toEqual(
      [],
    );
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

  it('the lock file and the settings name no registry', () => {
    const settings = filesMatching(/^(pnpm-lock\.yaml|\.npmrc|pnpm-workspace\.yaml)$/);
    expect(linesMatching(settings, /tarball:|https?:\/\//)).toEqual([]);
  });

  it('nothing is left behind', () => {
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
