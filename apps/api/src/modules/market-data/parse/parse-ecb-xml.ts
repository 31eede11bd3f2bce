import { readXml, type XmlElement, XmlProblem } from '../../../xml/read-xml.ts';
import { importTexts } from '../market-data.texts.ts';
import { readDay, readPositiveDecimal } from './cells.ts';
import { UnreadableCsv } from './csv-records.ts';
import type { EcbContext } from './parse-ecb-file.ts';
import { type ParsedFile, ParsedFileBuilder } from './parsed-file.ts';

/** The files of the ECB in XML, of a day, of 90 days or of the whole history: the same elements, newest day first. */
export async function parseEcbXml(text: string, context: EcbContext): Promise<ParsedFile> {
  const root = await readRoot(text);
  const all = root.children.find(({ name }) => name === 'Cube');
  if (root.name !== 'Envelope' || all === undefined) {
    throw new UnreadableCsv({ line: root.line, message: importTexts.notEcbXml });
  }
  const builder = new ParsedFileBuilder();
  for (const day of all.children) readDayOfRates(day, context, builder);
  return builder.build(root.line);
}

async function readRoot(text: string): Promise<XmlElement> {
  try {
    return await readXml(new TextEncoder().encode(text));
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    throw new UnreadableCsv({ line: error.line, message: importTexts.brokenXml });
  }
}

function readDayOfRates(element: XmlElement, context: EcbContext, builder: ParsedFileBuilder): void {
  const { line } = element;
  const day = readDay(element.attributes.get('time') ?? '', context.today);
  if (!day.ok) return builder.addError(line, day.message);
  const rates = new Map(
    element.children.map(({ attributes }) => [attributes.get('currency'), attributes.get('rate') ?? '']),
  );
  builder.skip([...rates.keys()].filter((currency) => !context.currencies.includes(currency ?? '')).length);
  for (const currency of context.currencies) {
    const rate = readPositiveDecimal(rates.get(currency) ?? '', {
      column: currency,
      maxDecimals: context.maxDecimals,
    });
    if (rate.ok) builder.addValue({ line, series: `EUR/${currency}`, day: day.value, value: rate.value });
    else builder.addError(line, rate.message);
  }
}
