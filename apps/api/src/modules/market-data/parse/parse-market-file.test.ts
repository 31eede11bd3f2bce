import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createMarketFiles } from '../../../demo/market-files.ts';
import { importLimits } from '../import-limits.ts';
import { decodeFile } from './csv-records.ts';
import { type ImportKind, parseMarketFile } from './parse-market-file.ts';

const context = { strategies: ['USDFY', 'BTCFY', 'ETHFY', 'EURFY'], today: '2026-06-30' };

function read(kind: ImportKind, text: string) {
  const decoded = decodeFile(new TextEncoder().encode(text));
  return parseMarketFile(kind, decoded.ok ? decoded.text : '', context);
}

describe('net asset values', () => {
  it.each([
    ['French dates and a decimal comma', 'date;strategie;vl\n02/01/2026;USDFY;101,25\n'],
    ['ISO dates and a decimal point', 'date;strategie;vl\n2026-01-02;USDFY;101.25\n'],
    ['a comma separator', 'date,strategie,vl\n2026-01-02,USDFY,101.25\n'],
    ['a comma separator with quoted cells', 'date,strategie,vl\n02/01/2026,"USDFY","101,25"\n'],
    ['a byte order mark and CRLF', '\uFEFFdate;strategie;vl\r\n02/01/2026;USDFY;101,25\r\n'],
    ['another column order, accents and capitals', 'VL;Stratégie;Date\n101,25;usdfy;2/1/2026'],
    ['a filtered list exported here', 'Date;Stratégie;VL\n02/01/2026;USDFY;101,25\n# Filtres : USDFY\n'],
    ['tabs, spaces and blank lines', 'date\tstrategie\tvl\n\n 02/01/2026 \tUSDFY\t101,25\n\t\t\n'],
  ])('reads %s', async (_, text) => {
    const parsed = await read('nav', text);
    expect(parsed.errors).toEqual([]);
    expect(parsed.values).toMatchObject([{ series: 'USDFY', day: '2026-01-02', value: '101.25' }]);
  });

  it.each<[string, Uint8Array]>([
    ['Latin-1', Buffer.from('date;Stratégie;vl\n02/01/2026;USDFY;101,25\n', 'latin1')],
    ['UTF-16 with its mark', Buffer.from('\uFEFFdate;Stratégie;vl\n02/01/2026;USDFY;101,25\n', 'utf16le')],
    [
      'UTF-16 the other way round',
      Buffer.from('\uFEFFdate;Stratégie;vl\n02/01/2026;USDFY;101,25\n', 'utf16le').swap16(),
    ],
    [
      'a first line that names the separator',
      strToU8('sep=;\r\ndate;Stratégie;vl\r\n02/01/2026;USDFY;101,25\r\n'),
    ],
    ['the same in quotes, with commas', strToU8('"sep=,"\ndate,Stratégie,vl\n02/01/2026,USDFY,101.25\n')],
    [
      'a file saved again by French Excel',
      Buffer.from('date;Stratégie;vl;;\r\n02/01/2026;usdfy;101,25;;\r\n;;;;\r\n', 'latin1'),
    ],
  ])('reads %s', async (_, bytes) => {
    const decoded = decodeFile(bytes);
    const parsed = await parseMarketFile('nav', decoded.ok ? decoded.text : '', context);
    expect(parsed.errors).toEqual([]);
    expect(parsed.values).toMatchObject([{ series: 'USDFY', day: '2026-01-02', value: '101.25' }]);
  });

  const detailed = 'date;strategie;vl;provisions;plus_haut;vl_brute\n02/01/2026;USDFY;101,25;';
  it.each<[string, object | undefined]>([
    ['0,75;102;102', { accruals: '0.75', mark: '102', gross: '102' }],
    ['0;;101,25', { accruals: '0', gross: '101.25' }],
    [';103;', { mark: '103' }],
    [';;', undefined],
  ])('reads « %s » as what the NAV is made of', async (cells, detail) => {
    const parsed = await read('nav', `${detailed}${cells}\n`);
    expect([parsed.errors, parsed.values[0]?.detail]).toEqual([[], detail]);
  });

  it.each([
    ['-1;;', 'provisions'],
    [';0;', 'plus_haut'],
    [';;0,1234567890123', 'vl_brute'],
  ])('names the line and the column of « %s »', async (cells, column) => {
    const { errors } = await read('nav', `${detailed}${cells}\n`);
    expect(errors).toMatchObject([{ line: 2, message: expect.stringContaining(`(${column})`) }]);
  });

  it.each(['1 010,5', '1\u00A0010,5', '1\u202F010,5'])('reads the thousands of « %s »', async (value) => {
    const parsed = await read('nav', `date;strategie;vl\n02/01/2026;USDFY;${value}\n`);
    expect(parsed.values[0]?.value).toBe('1010.5');
  });

  it('names the line of the file below the one that names the separator', async () => {
    const parsed = await read('nav', 'sep=;\ndate;strategie;vl\nbad;USDFY;100\n');
    expect(parsed.errors[0]?.line).toBe(3);
  });

  it('keeps the digits as received', async () => {
    const parsed = await read('nav', 'date;strategie;vl\n02/01/2026;USDFY;000101,250000000001\n');
    expect(parsed.values[0]?.value).toBe('101.250000000001');
  });

  it.each([
    ['31/02/2026;USDFY;100', 'La date « 31/02/2026 » n’existe pas (attendu : jj/mm/aaaa ou aaaa-mm-jj).'],
    ['2026-13-01;USDFY;100', 'La date « 2026-13-01 » n’existe pas (attendu : jj/mm/aaaa ou aaaa-mm-jj).'],
    ['01/07/2026;USDFY;100', 'La date « 01/07/2026 » est dans le futur.'],
    ['02/01/2026;GOLD;100', 'La stratégie « GOLD » n’existe pas (attendu : USDFY, BTCFY, ETHFY, EURFY).'],
    [
      '02/01/2026;USDFY;',
      'La valeur «  » (vl) n’est pas un nombre : écrivez-la sans unité, par exemple 1010,5.',
    ],
    [
      '02/01/2026;USDFY;1.010,5',
      'La valeur « 1.010,5 » (vl) n’est pas un nombre : écrivez-la sans unité, par exemple 1010,5.',
    ],
    [
      '02/01/2026;USDFY;10 10,5',
      'La valeur « 10 10,5 » (vl) n’est pas un nombre : écrivez-la sans unité, par exemple 1010,5.',
    ],
    [
      '02/01/2026;USDFY;1e3',
      'La valeur « 1e3 » (vl) n’est pas un nombre : écrivez-la sans unité, par exemple 1010,5.',
    ],
    [
      '02/01/2026;USDFY;NaN',
      'La valeur « NaN » (vl) n’est pas un nombre : écrivez-la sans unité, par exemple 1010,5.',
    ],
    ['02/01/2026;USDFY;0,00', 'La valeur « 0,00 » (vl) doit être supérieure à 0.'],
    ['02/01/2026;USDFY;-5', 'La valeur « -5 » (vl) doit être supérieure à 0.'],
    [
      '02/01/2026;USDFY;1,1234567890123',
      'La valeur « 1,1234567890123 » (vl) a plus de 12 décimales : arrondissez-la.',
    ],
    ['02/01/2026;USDFY', 'Cette ligne compte 2 cellules au lieu de 3 : vérifiez ses séparateurs.'],
    [
      '01/01/2026;USDFY;100',
      'USDFY au 01/01/2026 figure déjà à la ligne 2 : gardez une seule valeur par jour.',
    ],
  ])('names the wrong line « %s »', async (line, message) => {
    const parsed = await read('nav', `date;strategie;vl\n01/01/2026;USDFY;100\n${line}\n`);
    expect(parsed.errors.map((error) => ({ ...error, message: fold(error.message) }))).toEqual([
      { line: 3, message },
    ]);
  });

  it('counts blank lines and line breaks in quotes when it names a line', async () => {
    const parsed = await read('nav', 'date;strategie;vl\n\n"01/01\n/2026";USDFY;100\nbad;USDFY;100\n');
    expect(parsed.errors.map((error) => error.line)).toEqual([4, 5]);
  });

  it.each([
    ['an empty file', '', 'Le fichier est vide.'],
    ['a header alone', 'date;strategie;vl\n', 'Le fichier ne contient aucune donnée sous son en-tête.'],
    [
      'a missing column',
      'date;vl\n',
      'L’en-tête doit contenir : date, strategie, vl. Le modèle à télécharger montre ces colonnes.',
    ],
    ['a column twice', 'date;date;strategie;vl\n', 'L’en-tête contient deux fois la colonne « date ».'],
    [
      'an open quote',
      'date;strategie;vl\n"01/01/2026;USDFY;100\n',
      'Un guillemet ouvert n’est pas refermé, ou se trouve au milieu d’une cellule : supprimez-le, ou enregistrez de nouveau le fichier depuis votre tableur.',
    ],
    ['a line too long', `date;strategie;vl\n${'x'.repeat(30_000)}`, 'Cette ligne est trop longue.'],
  ])('refuses %s', async (_, content, message) => {
    const parsed = await read('nav', content);
    expect(parsed.values).toEqual([]);
    expect(parsed.errors.map((error) => fold(error.message))).toEqual([fold(message)]);
  });

  it('refuses more lines than its limit', async () => {
    const parsed = await read('nav', `date;strategie;vl\n${'x\n'.repeat(importLimits.maxLines + 1)}`);
    expect(parsed.errors.at(-1)?.message).toContain('lignes');
    expect(parsed.errorCount).toBeGreaterThan(0);
  });

  it('lists the first wrong lines and counts the others', async () => {
    const parsed = await read('nav', `date;strategie;vl\n${'bad;USDFY;1\n'.repeat(1_000)}`);
    expect(parsed.errors).toHaveLength(importLimits.maxErrors + 1);
    expect(parsed.errors.at(-1)?.message).toBe('Et 800 autres lignes en erreur.');
    expect(parsed.errorCount).toBe(1_000);
  });
});

const hundredLines = 'date;strategie;vl\n'.repeat(100);

/** Its directory says 10 bytes, and it holds 1 800. */
function understated(): Uint8Array {
  const bytes = zipSync({ 'a.csv': strToU8(hundredLines) });
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 6, true);
  view.setUint32(directory + 24, 10, true);
  return bytes;
}

describe('an archive', () => {
  it('is read as the one file that it holds, beside what a Mac adds', () => {
    const zip = zipSync({
      'x/': new Uint8Array(),
      'x/a.csv': strToU8(hundredLines),
      '__MACOSX/._a.csv': strToU8('x'),
    });
    expect(decodeFile(zip)).toEqual({ ok: true, text: hundredLines });
  });

  it('fills no more memory than it declares', () => {
    expect(decodeFile(understated())).toEqual({ ok: true, text: hundredLines.slice(0, 10) });
  });
});

describe('content that is not text', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n\u0000\u0001', 'not_text'],
    ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 0xff]), 'broken_zip'],
    ['an archive cut off', zipSync({ 'a.csv': strToU8(hundredLines) }).slice(0, 60), 'broken_zip'],
    ['an empty archive', zipSync({ 'a/': new Uint8Array() }), 'several_files'],
    ['an archive of two files', zipSync({ 'a.csv': strToU8('a'), 'b.csv': strToU8('b') }), 'several_files'],
    ['a spreadsheet', zipSync({ '[Content_Types].xml': strToU8('<Types/>') }), 'spreadsheet'],
    ['an archive of a picture', zipSync({ 'a.csv': new Uint8Array([0x89, 0, 1]) }), 'not_text'],
    [
      'an archive that unzips too large',
      zipSync({ 'a.csv': new Uint8Array(importLimits.maxBytes + 1) }),
      'too_large',
    ],
    ['half of UTF-16', new Uint8Array([0xff, 0xfe, 0x73]), 'not_text'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not_text'],
    ['bytes that Windows leaves unused', new Uint8Array([0x73, 0x81]), 'not_text'],
    ['a file too large', new Uint8Array(importLimits.maxBytes + 1), 'too_large'],
  ])('refuses %s', (_, content, reason) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    expect(decodeFile(bytes)).toEqual({ ok: false, reason });
  });
});

describe('European Central Bank history', () => {
  const files = createMarketFiles({ lastDay: '2026-06-30' });

  it('reads the published layout, USD and CHF by name, to the last digit', async () => {
    const parsed = await read('fx_ecb', files.ecbCsv);
    expect(parsed.errors).toEqual([]);
    for (const pair of ['EUR/USD', 'EUR/CHF'] as const) {
      const ofPair = parsed.values.filter((value) => value.series === pair).toReversed();
      expect(ofPair.map(({ day, value }) => ({ day, value }))).toEqual(files.series.fx[pair]);
    }
  });

  it('skips N/A cells and finds columns wherever they are', async () => {
    const text = 'Date,CHF,XXX,USD,\n2026-01-05,N/A,2,1.0868,\n2026-01-02,0.95,N/A,N/A,\n';
    const parsed = await read('fx_ecb', text);
    // Three cells not published, and one rate of a currency that is not followed.
    expect(parsed.skipped).toBe(4);
    expect(parsed.values.map(({ series, day, value }) => `${series} ${day} ${value}`)).toEqual([
      'EUR/USD 2026-01-05 1.0868',
      'EUR/CHF 2026-01-02 0.95',
    ]);
  });

  it.each([
    ['of one day', 'Date, USD, JPY, CHF, \n05 January 2026, 1.0868, 160.2, 0.9610, \n'],
    ['saved again by French Excel', 'Date;USD;JPY;CHF;\r\n05/01/2026;1,0868;160,2;0,9610;\r\n'],
  ])('reads the file %s', async (_, text) => {
    const parsed = await read('fx_ecb', text);
    expect(parsed.errors).toEqual([]);
    expect(parsed.values.map(({ series, day, value }) => `${series} ${day} ${value}`)).toEqual([
      'EUR/USD 2026-01-05 1.0868',
      'EUR/CHF 2026-01-05 0.9610',
    ]);
  });

  it('names a wrong rate by its line and currency', async () => {
    const parsed = await read('fx_ecb', 'Date,USD,CHF,\n2026-01-05,abc,0.95,\n');
    expect(parsed.errors[0]?.line).toBe(2);
    expect(fold(parsed.errors[0]?.message ?? '')).toBe(
      'La valeur « abc » (USD) n’est pas un nombre : écrivez-la sans unité, par exemple 1010,5.',
    );
  });
});

describe('crypto closes', () => {
  it('reads generated closes to the last digit', async () => {
    const files = createMarketFiles({ lastDay: '2026-06-30' });
    const parsed = await read('fx_crypto', files.cryptoCsv);
    expect(parsed.errors).toEqual([]);
    const bitcoin = parsed.values.filter((value) => value.series === 'BTC/EUR');
    expect(bitcoin.map(({ day, value }) => ({ day, value }))).toEqual(files.series.fx['BTC/EUR']);
  });

  it('refuses a pair that is not followed', async () => {
    const parsed = await read('fx_crypto', 'date;paire;cours\n01/01/2026;SOL/EUR;100\n');
    expect(fold(parsed.errors[0]?.message ?? '')).toBe(
      'La paire « SOL/EUR » n’est pas suivie (attendu : BTC/EUR, ETH/EUR, USDC/EUR, EURC/EUR, WBTC/EUR).',
    );
  });
});

/** Punctuation shown to people has no-break spaces; the tables above are easier to read without. */
function fold(message: string): string {
  return message.replaceAll('\u00A0', ' ');
}
