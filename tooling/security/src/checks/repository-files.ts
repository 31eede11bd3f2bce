/** Checks of files: contents of the builds, secrets in the repository, known vulnerabilities of the dependencies. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '@repo/api/demo/accounts';
import { z } from 'zod';
import type { Check } from '../check.ts';

export const root = join(import.meta.dirname, '..', '..', '..', '..');

const builds = ['yield-client', 'kaskad-client', 'backoffice'].map((app) => join('apps', app, 'dist'));

function builtFiles(): string[] {
  return builds.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => statSync(join(root, file)).isFile()),
  );
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

const isText = (file: string) =>
  /\.(tsx?|m?js|json|ya?ml|css|html|md|sql|svg|sh|txt|env.*)$|\/\.[a-z]+$/.test(file);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The formats of common secrets; ours have a prefix so that scanners like this one find them. */
const secretShapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/,
  'a token of ours': /\b(?:usx|chl|rst|hnd)_[A-Za-z0-9_-]{43}\b/,
  'a Sumsub token': /\b(?:prd|sbx):[A-Za-z0-9]{20,}/,
  'a cloud key': /\bAKIA[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{35}\b/,
  'a forge token': /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bglpat-[A-Za-z0-9_-]{20}\b|\bnpm_[A-Za-z0-9]{36}\b/,
  'a payment or chat token': /\bsk_live_[A-Za-z0-9]{16,}|\bxox[abpr]-[A-Za-z0-9-]{20,}/,
  'a JSON web token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\./,
  'a setting that is a secret': /^(?:APP_SECRET|METRICS_TOKEN|[A-Z]+_(?:SECRET|SECRET_KEY|API_KEY))=\S+/m,
};

function secretsIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = read(file);
    return Object.entries(secretShapes)
      .filter(([, shape]) => shape.test(text))
      .map(([name]) => `${file}: ${name}`);
  });
}

export const fileChecks: readonly Check<null>[] = [
  {
    ids: 'V13.4.6',
    title: 'the builds contain no source map and no source',
    run: () => {
      const files = builtFiles();
      const maps = files.filter((file) => /\.(map|tsx?)$/.test(file));
      const pointing = files.filter(
        (file) => /\.(js|css)$/.test(file) && read(file).includes('sourceMappingURL='),
      );
      return { looked: files.length, failures: [...maps, ...pointing] };
    },
  },
  {
    ids: 'V13.3.1',
    title: 'neither the repository nor the builds contain a secret',
    run: () => {
      const built = builtFiles().filter(isText);
      const tracked = trackedFiles();
      const failures = [
        ...secretsIn([...built, ...tracked.filter(isText)]),
        ...tracked.filter((file) => /(^|\/)\.env(?!\.example)|\.(pem|key|p12|pfx)$/.test(file)),
        ...built.filter((file) => read(file).includes(demoPassword)).map((file) => `${file}: demo password`),
      ];
      return { looked: built.length + tracked.length, failures };
    },
  },
  {
    ids: 'V3.6.1 V14.2.3',
    title: 'the pages load no script and no style of another origin',
    run: () => {
      const pages = builtFiles().filter((file) => file.endsWith('.html'));
      const foreign = pages.filter((file) => /(?:src|href)="(?:https?:)?\/\//.test(read(file)));
      // A script element of a data type is never executed.
      const inline = pages.filter((file) =>
        /<script(?![^>]*(?:\bsrc=|\btype="application\/json"))|<style|\son\w+=/.test(read(file)),
      );
      return { looked: pages.length, failures: [...foreign, ...inline] };
    },
  },
  {
    ids: 'V15.1.1 V15.2.1',
    title: 'no production dependency has a known vulnerability',
    run: async () => judgeAudit(await pnpm(['audit', '--prod', '--json'])),
  },
  {
    ids: 'V15.1.2',
    title: 'the components of production can be listed',
    run: async () => {
      const { stdout } = await pnpm(['sbom', '--sbom-format', 'cyclonedx', '--prod', '--lockfile-only']);
      const parsed = z.object({ components: z.array(z.unknown()) }).safeParse(parseJson(stdout));
      return { looked: parsed.data?.components.length ?? 0, failures: [] };
    },
  },
];

interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

function pnpm(args: readonly string[]): Promise<Said> {
  const options = { cwd: root, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile('pnpm', args, options, (_error, stdout, stderr) => resolve({ stdout, stderr }));
  });
}

const severities = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
});

function judgeAudit({ stdout, stderr }: Said) {
  const report = severities.safeParse(parseJson(stdout));
  if (!report.success) {
    const isRefused = (stdout + stderr).includes('AUDIT');
    const why = isRefused ? 'this registry has no audit endpoint' : 'no response';
    return {
      looked: 1,
      failures: [],
      notes: [`nothing is known, ${why}: run \`pnpm audit --prod\` elsewhere`],
    };
  }
  const { vulnerabilities } = report.data.metadata;
  const found = Object.entries(vulnerabilities).filter(([level, count]) => level !== 'info' && count > 0);
  return { looked: 1, failures: found.map(([level, count]) => `${count} ${level}`) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
