import { describe, expect, it } from 'vitest';
import type { ImportMapping } from '../import-mapping.schema.ts';
import { seriesOfFileName } from '../series-names.ts';
import { findHeader, fingerprintOfHeader } from './file-header.ts';
import { proposeMapping } from './known-layouts.ts';
import { cryptoPairs, type ImportKind, parseMarketFile } from './parse-market-file.ts';

const context = { strategies: ['USDFY', 'EURFY'], today: '2026-06-30' };

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const plainly = (notes: readonly { line: number; message: string }[]) =>
  notes.map(({ line, message }) => ({ line, message: plain(message) }));

/** Read as the columns step proposes it, with what a person changed of it. */
async function read(
  kind: ImportKind,
  text: string,
  change: Partial<ImportMapping> & { series?: string } = {},
) {
  const header = await findHeader(text);
  if (header === undefined) throw new Error('no header');
  const rows = text
    .split('\n')
    .slice(header.isWritten ? 1 : 0, 4)
    .map((line) => line.split(line.includes(';') ? ';' : ','));
  const { source, mapping } = proposeMapping(header, rows);
  if (mapping === null) throw new Error('no proposal');
  const { series = 'BTC/EUR', ...columns } = change;
  const mapped = { mapping: { ...mapping, ...columns }, series, utcToday: '2026-06-30' };
  return { source, mapping, parsed: await parseMarketFile(kind, text, { ...context, mapped }) };
}

async function fingerprintOf(text: string) {
  const header = await findHeader(text);
  return header && fingerprintOfHeader(header);
}

const yahooFile = (line: string) => `Date,Open,High,Low,Close,Adj Close,Volume\n${line}\n`;

const close = [{ series: 'BTC/EUR', day: '2026-01-05', value: '58214.1' }];

describe('exports of a source', () => {
  it.each([
    ['Yahoo Finance', 'Date,Open,High,Low,Close,Adj Close,Volume\n2026-01-05,1,2,3,58214.1,5,6\n'],
    ['Kraken', 'time,open,high,low,close,vwap,volume,count\n1767571200,1,2,3,58214.1,5,6,7\n'],
    ['Kraken', '1767571200,1,2,3,58214.1,6,7\n'],
    ['Coinbase', 'time,low,high,open,close,volume\n1767571200,1,2,3,58214.1,5\n'],
    [
      'Binance',
      'open_time,open,high,low,close,volume,close_time,quote_volume,count,taker_buy_volume,taker_buy_quote_volume,ignore\n1767571200000,1,2,3,58214.1,5,6,7,8,9,10,0\n',
    ],
    ['Binance', '1767571200000000,1,2,3,58214.1,5,6,7,8,9,10,0\n'],
  ])('of %s are known, and give the close of each day', async (name, text) => {
    const { source, parsed } = await read('fx_crypto', text);
    expect(source).toBe(name);
    expect(parsed.errors).toEqual([]);
    expect(parsed.values).toMatchObject(close);
  });

  it('are distinguished by their header alone, in any case', async () => {
    const yahoo = await fingerprintOf('Date,Open,High,Low,Close,Adj Close,Volume\n2026-01-05,1,2,3,4,5,6\n');
    expect(await fingerprintOf('\uFEFFDATE;open;high;low;CLOSE;adj close;volume\r\n')).toBe(yahoo);
    expect(await fingerprintOf('Date,Open,High,Low,Close,Volume\n')).not.toBe(yahoo);
    expect(await fingerprintOf('Date;Open;High;Low;Close;Adj Close;Volume;Motif du refus\n')).toBe(yahoo);
    // Without a header, and as the file of its refused lines, which has one.
    const bare = await fingerprintOf('1767571200,1,2,3,4,5,6\n');
    expect(
      await fingerprintOf(
        [1, 2, 3, 4, 5, 6, 7].map((rank) => `Colonne ${rank};`).join('') + 'Motif du refus\n',
      ),
    ).toBe(bare);
  });

  it('leave out what has no value, and the day that is not over', async () => {
    const text =
      'Date,Open,High,Low,Close,Adj Close,Volume\n2026-01-05,1,2,3,58214.1,5,6\n2026-01-06,null,null,null,null,null,null\n2026-06-30,1,2,3,4,5,6\n';
    const { parsed } = await read('fx_crypto', text);
    expect(parsed.values).toMatchObject(close);
    expect(plainly(parsed.ignored)).toEqual([
      { line: 3, message: 'BTC/EUR : aucune valeur ce jour-là.' },
      {
        line: 4,
        message: 'La journée du 30/06/2026 n’est pas terminée : son cours de clôture n’existe pas encore.',
      },
    ]);
    expect([parsed.skipped, parsed.errorCount]).toEqual([2, 0]);
  });

  it('skip the title above the header, and read the pair of a column', async () => {
    const text =
      'https://www.exemple.com\nunix;date;symbol;close\n1767571200;05/01/2026;XBT/EUR;58.214,10\n1767571200;05/01/2026;DOGE-EUR;1,5\n';
    const { mapping, parsed } = await read('fx_crypto', text, {
      dateColumn: 'date',
      dateFormat: 'dd/mm/yyyy',
    });
    expect(mapping).toMatchObject({ seriesColumn: 'symbol', valueColumn: 'close' });
    expect(parsed.values).toMatchObject([{ series: 'BTC/EUR', value: '58214.10' }]);
    expect(plainly(parsed.errors)).toEqual([
      {
        line: 4,
        message:
          'La paire « DOGE-EUR » n’est pas suivie (attendu : BTC/EUR, ETH/EUR, USDC/EUR, EURC/EUR, WBTC/EUR).',
      },
    ]);
  });

  it('of the administrator of a fund are read with the strategy that is chosen', async () => {
    const text = 'Jour;Valeur\n5/1/2026;1 010,5\n';
    const { source, parsed } = await read('nav', text, { series: 'USDFY' });
    expect(source).toBeNull();
    expect(parsed.values).toMatchObject([{ series: 'USDFY', day: '2026-01-05', value: '1010.5' }]);
  });
});

describe('a wrong line', () => {
  it.each<[string, Partial<ImportMapping>, string]>([
    [
      '05/01/2026,1,2,3,4,5,6',
      { dateFormat: 'yyyy-mm-dd' },
      'La date « 05/01/2026 » n’est pas de la forme 2026-01-31 : corrigez-la, ou choisissez un autre format de date.',
    ],
    [
      '1767571200,1,2,3,4,5,6',
      { dateFormat: 'unix_ms' },
      'La date « 1767571200 » n’est pas de la forme 1767571200000 : corrigez-la, ou choisissez un autre format de date.',
    ],
    ['2026-07-02,1,2,3,4,5,6', {}, 'La date « 2026-07-02 » est dans le futur.'],
    [
      '2026-01-05,1,2,3,4.5,5,6',
      { decimalSeparator: ',' },
      'La valeur « 4.5 » (Close) n’a pas le séparateur décimal choisi : corrigez-la, ou changez-le à l’étape Colonnes.',
    ],
    ['2026-01-05,1,2,3,-4,5,6', {}, 'La valeur « -4 » (Close) doit être supérieure à 0.'],
    [
      '2026-01-05,1,2,3,1.12345678901,5,6',
      {},
      'La valeur « 1.12345678901 » (Close) a plus de 10 décimales : arrondissez-la.',
    ],
    ['2026-01-05,1,2', {}, 'Cette ligne compte 3 cellules au lieu de 7 : vérifiez ses séparateurs.'],
  ])('%s is refused with the way to correct it', async (line, change, message) => {
    const { parsed } = await read('fx_crypto', yahooFile(line), change);
    expect(plainly(parsed.errors)).toEqual([{ line: 2, message }]);
  });

  it('of an hourly file is refused once the day has its value', async () => {
    const { parsed } = await read(
      'fx_crypto',
      'time,open,high,low,close,vwap,volume,count\n1767571200,1,2,3,4,5,6,7\n1767574800,1,2,3,4,5,6,7\n',
    );
    expect(plain(parsed.errors[0]?.message ?? '')).toBe(
      'BTC/EUR au 05/01/2026 figure déjà à la ligne 2 : gardez une seule valeur par jour.',
    );
  });

  it('names a column that the file does not have', async () => {
    const { parsed } = await read('fx_crypto', yahooFile('2026-01-05,1,2,3,4,5,6'), { valueColumn: 'Prix' });
    expect(plainly(parsed.errors)).toEqual([
      {
        line: 1,
        message: 'La colonne « Prix » n’est pas dans ce fichier : choisissez-la à l’étape Colonnes.',
      },
    ]);
  });
});

it.each([
  ['BTC-EUR.csv', 'BTC/EUR'],
  ['XBTEUR_1440.csv', 'BTC/EUR'],
  ['etheur-1d-2026-01.csv', 'ETH/EUR'],
  ['BTC-USD.csv', undefined],
  ['BTCEUR et ETHEUR.csv', undefined],
])('the name %s is of %s', (name, pair) => {
  expect(seriesOfFileName(name, cryptoPairs)).toBe(pair);
});
