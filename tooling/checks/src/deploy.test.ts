/** The files of `deploy/` name settings, commands and versions that exist. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exists, filesMatching, read } from './repository.ts';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly user?: string;
  readonly environment?: Record<string, string>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Record<string, unknown>;
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly secrets: Record<string, unknown>;
  readonly volumes: Record<string, unknown>;
}

const example = read('.env.example');
const createAdmin = read('apps/api/src/commands/create-admin.ts');
const secretFiles = /^# In a file: (.*)$/m.exec(example)?.[1]?.split(', ') ?? [];
const settings = new Set([
  ...[...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name = '']) => name),
  ...secretFiles,
]);
/** Of Caddy, of PostgreSQL's image and of `create-database.sh`, not of ours. */
const others = new Set([
  'CADDY_TLS',
  'API_UPSTREAM',
  'SITE_UPSTREAM',
  'BACKOFFICE_UPSTREAM',
  'POSTGRES_PASSWORD_FILE',
  'OWNER_PASSWORD_FILE',
  'APP_PASSWORD_FILE',
]);
const unknown = (names: readonly string[]) =>
  names.filter((name) => !settings.has(name) && !others.has(name));

const compose: Compose = parse(read('deploy/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const container = read('deploy/Containerfile');
const targets = container.split(/^FROM /m).slice(2);
const units = filesMatching(/^deploy\/systemd\/.*\.service$/);

describe('the settings of a deployment', () => {
  it('name each secret that may be a file, as the API reads them', () => {
    const list = /secretVariables = \[([^\]]*)\]/.exec(read('apps/api/src/secret-files.ts'))?.[1] ?? '';
    const names = [...list.matchAll(/'([A-Z\d_]+)'/g)].map(([, name = '']) => name);
    expect(secretFiles).toEqual(names.map((name) => `${name}_FILE`));
  });

  it('are those of .env.example', () => {
    const written = [
      ...read('deploy/settings.env.example').matchAll(/^([A-Z\d_]+)=/gm),
      ...container.matchAll(/^(?:ENV| {3}) ([A-Z\d_]+)=/gm),
      ...read('deploy/Caddyfile').matchAll(/\{\$([A-Z\d_]+)/g),
      ...units.flatMap((unit) => [...read(unit).matchAll(/^Environment=([A-Z\d_]+)=/gm)]),
    ].map(([, name = '']) => name);
    expect(written.length).toBeGreaterThan(25);
    expect(unknown(written)).toEqual([]);
    const inCompose = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
    // Of PostgreSQL's own image.
    expect(unknown(inCompose)).toEqual(['POSTGRES_INITDB_ARGS']);
    expect(compose.services['postgres']?.environment).toMatchObject({
      POSTGRES_INITDB_ARGS: '--auth-local=scram-sha-256',
    });
  });

  it('are kept out of the repository and of images, as the secrets are', () => {
    for (const file of ['.gitignore', '.dockerignore'])
      expect(read(file).split('\n'), file).toEqual(
        expect.arrayContaining(['deploy/secrets', 'deploy/settings.env']),
      );
  });

  it('hold no secret in clear', () => {
    const clear = secretFiles.map((name) => name.replace(/_FILE$/, ''));
    const lines = read('deploy/settings.env.example').split('\n');
    expect(lines.filter((line) => clear.some((name) => line.startsWith(`${name}=`)))).toEqual([]);
    const inCompose = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(inCompose.filter((name) => clear.includes(name))).toEqual([]);
  });
});

describe('the commands of a deployment', () => {
  it('are files of the repository', () => {
    const run = [
      ...services.map(([, { command = [] }]) => command.join(' ')),
      ...[...container.matchAll(/^CMD (.*)$/gm)].map(([, command = '']) =>
        command.replaceAll(/[[\]",]/g, ''),
      ),
      ...units.flatMap((unit) => [...read(unit).matchAll(/^ExecStart=(.*)$/gm)].map(([, line = '']) => line)),
    ].flatMap((line) => /\bnode (\S+\.ts)$/.exec(line)?.[1] ?? []);
    expect(run.length).toBe(8);
    expect(run.filter((file) => !exists(file))).toEqual([]);
  });

  it('run on the Node of .nvmrc, and build by a script of package.json', () => {
    expect(/NODE_VERSION=(\S+)/.exec(container)?.[1]).toBe(read('.nvmrc').trim());
    const { scripts } = JSON.parse(read('package.json'));
    expect(container).toContain('RUN ["npm", "run", "release", "--", "/release"]');
    expect(scripts.release).toBe('node tooling/bootstrap/release.mjs');
  });

  it.each(filesMatching(/^docs\/deploy\/.*\.md$/))('that %s names exist', (page) => {
    const text = read(page);
    const named = [...text.matchAll(/\bbin\/app ([a-z-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !exists(`apps/api/src/commands/${name}.ts`))).toEqual([]);
    const files = [...text.matchAll(/\bdeploy\/[\w./-]*\w/g)].map(([file]) => file);
    expect(files.filter((file) => !file.startsWith('deploy/secrets') && !exists(file))).toEqual([]);
    const set = [...text.matchAll(/`([A-Z][A-Z\d_]+_[A-Z\d_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
    const ofCommands = ['ADMIN_EMAIL', 'ADMIN_PASSWORD'].filter((name) => createAdmin.includes(name));
    expect(unknown(set).filter((name) => !ofCommands.includes(name))).toEqual([]);
  });
});

describe('an image', () => {
  it.each(targets.map((text) => [/ AS (\w+)/.exec(text)?.[1] ?? '', text] as const))(
    '%s runs as no root, with a health check and nothing but a release',
    (name, text) => {
      expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
      expect(text).toMatch(/^HEALTHCHECK /m);
      expect([...text.matchAll(/^COPY (.*)$/gm)].map(([, copied]) => copied)).toEqual([
        `--from=build /release/${name} /app`,
      ]);
    },
  );

  it('of ours has a read-only root and no capability', () => {
    const ours = services.filter(([, { image }]) => image.startsWith('platform-'));
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api', 'worker', 'sites']);
    for (const [name, service] of ours) {
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
  });

  it('is given secrets, volumes and services that the file declares; Caddy alone has ports', () => {
    for (const [name, { secrets = [], volumes = [], depends_on: needed = {} }] of services) {
      expect(
        secrets.filter((secret) => !(secret in compose.secrets)),
        name,
      ).toEqual([]);
      const mounted = volumes.map((volume) => volume.split(':')[0] ?? '');
      const missing = mounted.filter((volume) =>
        volume.startsWith('./') ? !exists(`deploy/${volume.slice(2)}`) : !(volume in compose.volumes),
      );
      expect(missing, name).toEqual([]);
      expect(
        Object.keys(needed).filter((other) => !(other in compose.services)),
        name,
      ).toEqual([]);
    }
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
  });
});

describe('a unit of systemd', () => {
  it.each(units)('%s runs without root, on a system that it cannot write', (unit) => {
    const text = read(unit);
    expect(text).toMatch(/^User=platform$/m);
    for (const rule of [
      'NoNewPrivileges=true',
      'ProtectSystem=strict',
      'ProtectHome=true',
      'CapabilityBoundingSet=',
      'PrivateTmp=true',
    ]) {
      expect(text.split('\n')).toContain(rule);
    }
  });
});
